export const boardPageTexts = {
  search: 'Buscar tarea',
  view: 'Vista',
  views: { grid: 'Cuadrícula', kanban: 'Kanban', list: 'Lista', calendar: 'Calendario' },
};
