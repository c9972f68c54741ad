export const settingsTexts = {
  title: 'Configuración',
  loading: 'Cargando la configuración',
  failed: 'No se pudo cargar la configuración',
  sections: 'Secciones de la configuración',
  general: 'General',
  security: 'Seguridad',
  data: 'Mis datos',
  tokens: 'Tokens de acceso',
  inSettings: (section: string) => `${section} · Configuración`,
};
