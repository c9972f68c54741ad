export const landingTexts = {
  title: ['Cada tarea,', 'en su lugar.'],
  lead: 'Cuadrilla reúne proyectos, tableros y tareas con responsable, fecha y prioridad. Todo el equipo ve lo mismo, al mismo tiempo.',
  register: 'Crear una cuenta',
  demo: 'Probar la demo',
  demoFine: 'La demo abre un espacio con datos de ejemplo. No pide correo.',
  demoFailed: 'No se pudo abrir la demo. Suele resolverse al reintentar.',

  board: {
    title: 'El tablero que todo el equipo mira',
    text: 'De la idea a lo hecho en cuatro columnas. O en cuadrícula, o en lista: cada persona elige su vista sin cambiar la de las demás.',
    picture: 'Tablero Lanzamiento en vista Kanban, con tareas en cuatro columnas',
    name: 'Lanzamiento',
    places: ['Inicio', 'Dashboard', 'Proyectos', 'Equipos', 'Calendario', 'Reportes'],
    here: 'Mateo',
  },

  features: 'Lo que hace falta, bien hecho',
  tasks: {
    title: 'Gestión de tareas',
    text: 'Prioridad, fecha y responsable siempre a la vista. Los cuatro niveles se distinguen por forma, no solo por color.',
  },
  team: {
    title: 'Colaboración en equipo',
    text: 'Cada persona con su rol, y la conversación al lado de la tarea: se ve quién cambió qué y a quién le toca responder.',
    question: ['Encontré la causa. ', '@Sofía', ', ¿va hoy con la portada?'],
    answer: 'Va hoy. La muevo a En revisión.',
    others: '3 personas más aquí',
  },
  reports: {
    title: 'Reportes detallados',
    text: 'Ritmo, carga por persona y vencimientos de cada proyecto. Cada gráfico dice qué pasó y se exporta a CSV.',
    chart: 'Creadas y completadas por semana',
    finding: 'Se cierran más tareas de las que entran',
  },
  integrations: {
    title: 'Integraciones',
    text: 'API, webhooks y calendario para conectar Cuadrilla con lo que el equipo ya usa. Sin copiar y pegar.',
    api: 'API REST',
    webhooks: 'Webhooks',
    calendar: 'Calendario',
    csv: 'CSV',
    mail: 'Correo',
    git: 'Git',
  },

  quotes: 'Testimonios de ejemplo',
  example: 'Testimonio de ejemplo',

  call: {
    title: 'A armar la cuadrilla',
    text: 'Software libre, sin planes ni límite de personas: en un servidor propio, con los datos en casa.',
  },
  about: 'Una cuadrilla es un equipo que sale a trabajar junto. Este es su tablero.',
  copyright: (year: number) => `© ${year} Cuadrilla`,
};
