export const appTexts = {
  loading: 'Cargando...',
  serverDown: 'No se pudo abrir la sesión',
  pageFailed: 'No se pudo mostrar la página',
  pageFailedWhy: 'Puede haber una versión nueva de Cuadrilla. Suele resolverse al reintentar.',
};
