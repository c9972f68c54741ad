export const menuTexts = {
  optionsHere: 'Más opciones de la tarea',
  open: 'Abrir',
  complete: 'Completar',
  reopen: 'Reabrir',
  assignMe: 'Asignarme',
  dueDate: 'Fecha límite…',
  moveTo: 'Mover a…',
  duplicate: 'Duplicar',
  copyOf: (title: string) => `${title} (copia)`,
  toPoint: 'Convertir en punto de…',
  toPointTitle: (title: string) => `Convertir «${title}» en punto de otra tarea`,
  toPointOf: 'Tarea del mismo tablero',
  toPointSearch: 'Buscar una tarea',
  toPointNone: 'No hay otra tarea así en el tablero.',
  toPointFailed: 'No se pudo buscar. Prueba de nuevo en un momento.',
  toPointMissing: 'Falta elegir la tarea',
  toPointConfirm: 'Convertir',
  toPointLoses: (lost: readonly string[]) =>
    lost.length === 0
      ? 'El punto se queda con el título, la persona y la fecha. La tarea va a la papelera durante 30 días.'
      : `El punto se queda con el título, la persona y la fecha. Lo demás (${lost.join(', ')}) va con la tarea a la papelera durante 30 días.`,
  description: 'la descripción',
  archive: 'Archivar',
  unarchive: 'Sacar del archivo',
  remove: 'Eliminar',
};
