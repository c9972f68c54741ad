export const boardPageTexts = {
  title: 'Tablero',
  project: 'Proyecto',
  toProject: 'Volver al proyecto',
  toDashboard: 'Volver al Dashboard',
  search: 'Buscar tarea',
  view: 'Vista',
  views: { grid: 'Cuadrícula', kanban: 'Kanban', list: 'Lista' },
};
