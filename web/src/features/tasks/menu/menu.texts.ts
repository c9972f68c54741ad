export const menuTexts = {
  options: (title: string) => `Opciones de «${title}»`,
  loadFailed: 'No se pudo abrir el menú. Vuelve a cargar la página.',
  open: 'Abrir',
  complete: 'Completar',
  reopen: 'Reabrir',
  assignMe: 'Asignarme',
  dueDate: 'Fecha límite…',
  moveTo: 'Mover a…',
  moved: (title: string, column: string) => `«${title}» movida a ${column}`,
  duplicate: 'Duplicar',
  copyOf: (title: string) => `${title} (copia)`,
  remove: 'Eliminar',
};
