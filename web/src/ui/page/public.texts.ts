export const publicTexts = {
  skip: 'Ir al contenido',
  navigation: 'Principal',
  menu: 'Menú',
  homeLabel: 'Cuadrilla, inicio',
  home: 'Inicio',
  features: 'Características',
  pricing: 'Precios',
  about: 'Sobre nosotros',
  login: 'Ingresar',
  register: 'Registrarse',
};
