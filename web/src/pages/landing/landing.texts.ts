export const landingTexts = {
  title: ['Cada tarea,', 'en su lugar.'],
  lead: 'Cuadrilla reúne proyectos, tableros y tareas con responsable, fecha y prioridad. Todo el equipo ve lo mismo, al mismo tiempo.',
  register: 'Crear una cuenta',
  demo: 'Probar la demo',
  demoFine: 'La demo abre un espacio con datos de ejemplo. No pide correo.',
  demoFailed: 'No se pudo abrir la demo. Suele resolverse al reintentar.',

  board: {
    title: 'El tablero que todo el equipo mira',
    text: 'De la idea a lo hecho en tres columnas, o en las que el equipo agregue. O en cuadrícula, o en lista: cada persona elige su vista sin cambiar la de las demás.',
    picture: 'Tablero Lanzamiento en vista Kanban, con tareas en tres columnas',
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
    text: 'Equipos y personas con su rol, y la conversación al lado de la tarea: menciones, avisos, y se ve quién cambió qué y cuándo.',
    question: 'Encontré la causa, Sofía. ¿Va hoy con la portada?',
    answer: 'Va hoy. La muevo a Hecho.',
    others: '3 personas más aquí',
  },
  reports: {
    title: 'Reportes detallados',
    text: 'Qué entra y qué se cierra cada semana, cuánto tarda, quién tiene cuánto y hasta cuándo dura lo pendiente: cada cifra abre sus tareas.',
    chart: 'Creadas y completadas por semana',
    finding: 'Se cierran más tareas de las que entran',
  },
  integrations: {
    title: 'Integraciones',
    text: 'Una API REST documentada para conectar Cuadrilla con lo que el equipo ya usa: todo lo que hace la web se puede hacer con ella.',
    api: 'API REST',
    openApi: 'OpenAPI',
    json: 'JSON',
    database: 'PostgreSQL',
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
