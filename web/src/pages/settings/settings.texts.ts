export const settingsTexts = {
  title: 'Configuración',
  loading: 'Cargando la configuración',
  failed: 'No se pudo cargar la configuración',
  sections: 'Secciones de la configuración',
  profile: 'Perfil',
  appearance: 'Apariencia',
  notifications: 'Notificaciones',
  calendar: 'Calendario',
  security: 'Seguridad',
  data: 'Mis datos',
  tokens: 'Tokens de acceso',
  inSettings: (section: string) => `${section} · Configuración`,
};
