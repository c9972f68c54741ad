import type { TrashedItem } from '@cuadrilla/contract/projects';

const kinds = { board: 'Tablero', task: 'Tarea' };

export const trashTexts = {
  title: 'Papelera',
  why: 'Tableros y tareas eliminados. Se guardan 30 días.',
  loading: 'Cargando la papelera',
  failed: 'No se pudo cargar la papelera',
  empty: 'No hay nada en la papelera.',
  kind: ({ kind }: TrashedItem) => kinds[kind],
  deletedBy: ({ kind, deletedBy }: TrashedItem) =>
    `${kind === 'board' ? 'Eliminado' : 'Eliminada'} por ${deletedBy.name}`,
  restore: 'Restaurar',
  restoring: 'Restaurando',
  restoreItem: (item: TrashedItem) => `Restaurar «${item.name}»`,
  restored: (item: TrashedItem) => `«${item.name}» está de vuelta`,
};
