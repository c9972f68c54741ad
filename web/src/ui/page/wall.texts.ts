export const wallTexts = {
  initials: 'LF',
  colleague: 'BA',
  assignee: 'MQ',
  priority: 'Alta',
  task: 'Preparar redirecciones',
  date: '19-10-2026',
  due: 'Fecha límite',
  dueDay: '14-10',
  highest: 'Máxima',
  comments: '8 nuevos',
};
