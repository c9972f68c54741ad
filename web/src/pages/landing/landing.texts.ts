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

  pricing: {
    title: 'Gratis. Es tuyo.',
    text: 'Corre en tu máquina o en tu servidor. No hay planes, ni límite de personas, ni funciones que se compran aparte.',
    each: 'Por persona y por mes',
    reasons: [
      'Todas las funciones, todas las personas',
      'Código abierto con licencia MIT: se puede leer, cambiar y copiar',
      'Los datos quedan en una base PostgreSQL propia, y cada proyecto se exporta entero cuando haga falta',
    ],
    costs: 'Lo que sí cuesta',
    costsText: 'No se paga a Cuadrilla, pero alojarla no es magia. Esto es lo que pone quien la instala.',
    cost: [
      {
        of: 'machine',
        name: 'En una máquina propia',
        words:
          'Nada. Un comando la instala con su base de datos; funciona mientras esa máquina esté encendida.',
      },
      {
        of: 'server',
        name: 'En un servidor',
        words: 'El alquiler del servidor, al precio de cada proveedor, y el dominio si se quiere uno.',
      },
      {
        of: 'mail',
        name: 'El correo',
        words: 'Un servicio de envío para invitaciones y avisos. Sin él, todo lo demás funciona.',
      },
      {
        of: 'backups',
        name: 'Las copias',
        words: 'Espacio en otro lugar para guardarlas. Dónde y por cuánto tiempo lo decide quien instala.',
      },
      {
        of: 'time',
        name: 'El tiempo',
        words: 'De alguien que actualice y mire el estado de vez en cuando. No hay soporte de pago detrás.',
      },
    ],
  },
  about: {
    title: 'Sobre nosotros',
    lead: 'Una cuadrilla es un grupo que sale a trabajar junto. Cuadrilla es su tablero: qué hay que hacer, para cuándo y quién se ocupa.',
    text: [
      'Es software libre, hecho en español desde la primera palabra. No hay una empresa que venda los datos ni un plan que venza: el código está a la vista, y quien la instala decide dónde vive y cuándo cambia.',
      'La licencia MIT deja leerlo, cambiarlo y compartir lo que se mejora. Lo que todavía no hace no se promete.',
    ],
  },

  call: {
    title: 'A armar la cuadrilla',
    text: 'Software libre, sin planes ni límite de personas: en un servidor propio, con los datos en casa.',
  },
  copyright: (year: number) => `© ${year} Cuadrilla`,
} as const;
