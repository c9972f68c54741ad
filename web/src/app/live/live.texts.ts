export const liveTexts = {
  gone: 'Este proyecto ya no está disponible',
};
