export const appTexts = {
  loading: 'Cargando...',
  serverDown: 'No se pudo abrir la sesión',
  offline: 'Sin conexión',
  offlineWhy: 'La página se abre sola al reconectar.',
  pageFailed: 'No se pudo mostrar la página',
  pageFailedWhy: 'Puede haber una versión nueva de Cuadrilla. Suele resolverse al reintentar.',
};
