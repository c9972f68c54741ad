export const boardPageTexts = {
  title: 'Tablero',
  project: 'Proyecto',
  search: 'Buscar tarea',
  view: 'Vista',
  views: { grid: 'Cuadrícula', kanban: 'Kanban', list: 'Lista' },
};
