export const apiTexts = {
  unreachable: 'No hay conexión con el servidor.',
  unexpected: 'Algo falló en el servidor.',
  forbidden: 'Te faltan permisos para realizar esta acción',
};
