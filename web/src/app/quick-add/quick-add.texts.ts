export const quickAddTexts = {
  add: 'Agregar',
  nowhere: 'Para agregar tareas hace falta un tablero en el que puedas editar.',
};
