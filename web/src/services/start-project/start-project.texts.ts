export const startProjectTexts = {
  start: 'Empezar un proyecto',
  short: 'Empezar',
  words: 'nuevo tablero plantilla en blanco',
  failed: 'No se pudo abrir «Empezar un proyecto»',
};
