export const adminTexts = {
  title: 'Instancia',
  sections: 'Secciones de la instancia',
  notYours: 'Esta página es de quien administra la instancia',
  notYoursText: 'Tu cuenta no la administra.',
};
