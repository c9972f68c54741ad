import type { Editor } from '../data/tasks.texts.ts';

export const editorTexts = {
  save: 'Guardar cambios',
  saving: 'Guardando',
  saveFailed: (reason: string) => `No se guardó. ${reason}`,
  unsaved: 'Hay cambios sin guardar',
  waiting: 'Cambios sin guardar',
  savedState: 'Guardado',
  savedAt: (time: string) => `Guardado a las ${time}`,
  savesItself: 'Al salir del texto se guarda solo',
  takenBack: 'Se quitó lo que no estaba guardado',
  noDescription: 'Agregar una descripción',
  properties: 'Propiedades',
  addProperty: 'Añadir',
  leaveText: 'No se pudieron guardar. Lo escrito se pierde al salir de la tarea.',
  stay: 'Seguir editando',
  discard: 'Descartar cambios',
  removing: 'Eliminando',
  archivedHere: 'La tarea está archivada: no aparece en el tablero, las listas ni el calendario.',
  loadingOne: 'Cargando la tarea',
  creator: 'Creada por',
  createdAt: 'Creada el',
  updatedAt: 'Actualizada el',
  remote: {
    changed: (editor: Editor | undefined, value: string) => {
      if (editor?.isYou)
        return value ? `En otra pestaña lo cambiaste a «${value}»` : 'En otra pestaña lo dejaste vacío';
      const name = editor?.name ?? 'Otra persona';
      return value ? `${name} lo cambió a «${value}»` : `${name} lo dejó vacío`;
    },
    use: 'Usar ese valor',
    taken: (editor: Editor | undefined) =>
      `Quedó el valor de ${editor?.isYou ? 'otra pestaña' : (editor?.name ?? 'otra persona')}`,
    takeBack: 'Volver a lo mío',
  },
  gone: {
    inTrash: 'Esta tarea fue eliminada',
    missing: 'Esta tarea ya no está disponible',
    restore: 'Restaurar',
    restoring: 'Restaurando',
    back: 'Volver al tablero',
    unavailable: 'La tarea está eliminada',
  },
  conflict: {
    title: (isYou: boolean) =>
      isYou
        ? 'Cambiaste la tarea en otra pestaña mientras tanto'
        : 'Otra persona cambió la tarea mientras tanto',
    text: 'Estos campos cambiaron en los dos lados. Falta elegir qué valor queda; los demás cambios se conservan.',
    mine: 'Tu valor',
    current: 'Valor actual',
    currentBy: ({ name, isYou }: Editor) => `Valor actual, de ${isYou ? 'otra pestaña' : name}`,
    empty: 'Vacío',
    keep: 'Guardar lo elegido',
  },
};
