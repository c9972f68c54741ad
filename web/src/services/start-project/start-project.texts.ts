export const startProjectTexts = {
  start: 'Empezar un proyecto',
  short: 'Empezar',
  failed: 'No se pudo abrir «Empezar un proyecto»',
};
