export const settingsTexts = {
  title: 'Configuración',
  loading: 'Cargando la configuración',
  failed: 'No se pudo cargar la configuración',
};
