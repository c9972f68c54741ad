export const quickAddTexts = {
  add: 'Crear tarea',
  nowhere: 'Para agregar tareas hace falta un tablero en el que puedas editar.',
  enter: 'Enter',
  creates: 'crea',
  stays: 'crea y sigue',
  escape: 'Esc',
};
