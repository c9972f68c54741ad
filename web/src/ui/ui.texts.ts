export const uiTexts = {
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  clearSearch: 'Limpiar búsqueda',
  close: 'Cerrar',
  cancel: 'Cancelar',
  undo: 'Deshacer',
  retry: 'Reintentar',
  notifications: 'Avisos',
  noResults: (search: string) => `Sin resultados para «${search}»`,
};
