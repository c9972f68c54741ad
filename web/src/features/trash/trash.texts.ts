import { mostInTrash, type TrashedItem } from '@cuadrilla/contract/projects/projects';

const kinds = { board: 'Tablero', task: 'Tarea', document: 'Documento' };

export const trashTexts = {
  title: 'Papelera',
  why: 'Tableros, tareas y documentos eliminados. Se guardan 30 días.',
  loading: 'Cargando la papelera',
  failed: 'No se pudo cargar la papelera',
  empty: 'No hay nada en la papelera.',
  emptyAll: 'Vaciar papelera',
  emptying: 'Vaciando la papelera',
  emptyTitle: 'Vaciar la papelera',
  cut: `Se muestran los últimos ${mostInTrash}.`,
  emptyText: (count: number) =>
    count === 1 || count === mostInTrash
      ? 'Lo que hay en ella se elimina para siempre. No se puede deshacer.'
      : `Sus ${count} elementos se eliminan para siempre. No se puede deshacer.`,
  emptied: 'Papelera vaciada',
  kind: ({ kind }: TrashedItem) => kinds[kind],
  deletedBy: ({ kind, deletedBy }: TrashedItem) =>
    `${kind === 'task' ? 'Eliminada' : 'Eliminado'} por ${deletedBy.name}`,
  restore: 'Restaurar',
  restoring: 'Restaurando',
  restoreItem: (item: TrashedItem) => `Restaurar «${item.name}»`,
  restored: (item: TrashedItem) => `«${item.name}» está de vuelta`,
};
