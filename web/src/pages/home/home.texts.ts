const tasks = (count: number) => (count === 1 ? '1 tarea' : `${count} tareas`);

export const homeTexts = {
  home: 'Inicio',
  morning: (name: string) => `Buenos días, ${name}`,
  afternoon: (name: string) => `Buenas tardes, ${name}`,
  evening: (name: string) => `Buenas noches, ${name}`,
  summary: (overdue: number, today: number) => {
    const parts = [
      overdue > 0 && `${tasks(overdue)} ${overdue === 1 ? 'vencida' : 'vencidas'}`,
      today > 0 && `${tasks(today)} para hoy`,
    ].filter(Boolean);
    return parts.length > 0 ? `${parts.join(' y ')}.` : 'Nada vencido y nada para hoy.';
  },
  myTasks: 'Mis tareas',
  overdue: 'Vencidas',
  today: 'Hoy',
  week: 'Esta semana',
  later: 'Más adelante',
  undated: 'Sin fecha',
  seeAll: 'Ver todas en Buscar',
  /** What the search is asked then. */
  allMine: 'responsable:yo abiertas',
  completeFailed: 'No se pudo completar la tarea',
  noDoneColumn: (board: string) => `«${board}» no tiene ninguna columna de tareas hechas`,
  noTasks: 'Sin tareas a cargo',
  noTasksWhy: 'Aquí aparecen las tareas que te asignen, las más urgentes primero.',
  toDashboard: 'Ir al Dashboard',
  tasksLoading: 'Cargando tareas',
  tasksFailed: 'No se pudieron cargar las tareas',
  lately: 'Lo último',
  nothingYet: 'Aquí aparece lo que los demás hagan con tus tareas.',
  activityFailed: 'No se pudo cargar lo último',
};
