export const boardPageTexts = {
  title: 'Tablero',
  project: 'Proyecto',
  search: 'Buscar tarea',
};
