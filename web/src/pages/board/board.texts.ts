export const boardPageTexts = {
  search: 'Buscar tarea',
  view: 'Vista',
};
