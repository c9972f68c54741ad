export const landingTexts = {
  title: 'Cada tarea, en su lugar.',
  lead: 'Cuadrilla reúne proyectos, tableros y tareas con responsable, fecha y prioridad. Todo el equipo ve lo mismo, al mismo tiempo.',
  register: 'Crear una cuenta',
};
