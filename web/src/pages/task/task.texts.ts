export const taskPageTexts = {
  tabs: 'Comentarios y actividad',
  all: 'Todo',
  comments: 'Comentarios',
  activity: 'Actividad',
  earlier: (count: number) => (count === 1 ? 'Ver 1 anterior' : `Ver ${count} anteriores`),
  noComments: 'Todavía no hay comentarios.',
  activityFailed: 'No se pudo cargar la actividad.',
  close: 'Cerrar la tarea',
  ownPage: 'Abrir en su página',
  beside: 'Tarea abierta',
};
