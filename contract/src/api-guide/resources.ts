import { exampleComment, examplePoint, exampleTask } from './examples.ts';
import type { Topic } from './topic.ts';

const notYours = { name: '404', words: 'No existe, o la cuenta no lo puede ver.' };
const noEditing = { name: '403', words: 'La cuenta es miembro pero no puede editar.' };
const invalid = {
  name: '400',
  words: 'Todos los mensajes de validación juntos, en el orden de los campos.',
};

export const resources: readonly Topic[] = [
  {
    slug: 'tableros',
    name: 'Tableros y columnas',
    title: 'Columnas de un tablero',
    endpoint: { method: 'GET', path: '/api/projects/{id}/boards/{boardId}/columns' },
    lead: 'Los tableros de un proyecto están en /api/projects/{id}/boards. Cada uno tiene sus columnas, en orden: a la primera llegan las tareas nuevas.',
    lists: [
      {
        title: 'Respuesta',
        entries: [
          { name: 'kind', words: 'Qué significa estar ahí: pendiente, en curso o hecho.' },
          { name: 'wipLimit', words: 'Cuántas tareas quiere el equipo ahí como máximo, o null.' },
        ],
      },
      { title: 'Errores', entries: [notYours] },
    ],
    example: ({ project, board, column, doneColumn }) => ({
      request: { method: 'GET', path: `/projects/${project}/boards/${board}/columns` },
      status: 200,
      answer: [
        {
          id: column - 1,
          name: 'Por hacer',
          kind: 'pendiente',
          position: 'a0',
          wipLimit: null,
          taskCount: 4,
          archivedCount: 0,
        },
        {
          id: column,
          name: 'En curso',
          kind: 'en curso',
          position: 'a1',
          wipLimit: 3,
          taskCount: 2,
          archivedCount: 0,
        },
        {
          id: doneColumn,
          name: 'Hecho',
          kind: 'hecho',
          position: 'a2',
          wipLimit: null,
          taskCount: 31,
          archivedCount: 12,
        },
      ],
    }),
  },
  {
    slug: 'crear-tarea',
    name: 'Crear una tarea',
    title: 'Crear una tarea',
    endpoint: { method: 'POST', path: '/api/projects/{id}/boards/{boardId}/tasks' },
    lead: 'Crea una tarea en la primera columna del tablero, salvo que digas otra. Responde 201 con la tarea completa.',
    lists: [
      {
        title: 'Cuerpo',
        entries: [
          { name: 'title', required: true, words: 'Texto, hasta 200 caracteres.' },
          {
            name: 'dueDate',
            required: true,
            words: 'Fecha ISO 8601. Sin hora vale el día entero; con hora lleva zona o Z.',
          },
          { name: 'priorityId', required: true, words: '1 Baja, 2 Media, 3 Alta, 4 Máxima.' },
          { name: 'description', words: 'Texto en Markdown, hasta 20.000 caracteres.' },
          { name: 'startDate', words: 'Como dueDate, y no posterior a ella. O null.' },
          {
            name: 'repeat',
            words:
              'Cada cuánto: P1D, P2W, P1M, P1Y…, weekdays (lunes a viernes), null o una regla RFC 5545 con FREQ, INTERVAL, BYDAY y COUNT o UNTIL: FREQ=WEEKLY;BYDAY=MO,WE o FREQ=MONTHLY;BYDAY=-1FR;COUNT=10. Con X-FROM=DONE se cuenta desde que se completa.',
          },
          { name: 'assignedTo', words: 'Id de un miembro del proyecto, o null.' },
          { name: 'labelId', words: 'Id de una etiqueta del proyecto, o null.' },
          { name: 'columnId', words: 'Id de una columna del tablero.' },
          {
            name: 'pointsOf',
            words: 'Id de otra tarea del proyecto: copia su lista de control, sin nada hecho.',
          },
          { name: 'attachmentsOf', words: 'Id de otra tarea del proyecto: copia sus archivos.' },
        ],
      },
      { title: 'Errores', entries: [invalid, noEditing, notYours] },
    ],
    example: ({ project, board, task, column, person }) => ({
      request: {
        method: 'POST',
        path: `/projects/${project}/boards/${board}/tasks`,
        body: { title: 'Revisar el contrato', dueDate: '2026-10-23', priorityId: 3, assignedTo: person },
        once: true,
      },
      status: 201,
      answer: exampleTask({ board, task, column: column - 1, person }),
    }),
    note: 'Con la misma Idempotency-Key, repetir el pedido no crea otra tarea: devuelve la primera respuesta.',
  },
  {
    slug: 'mover-tarea',
    name: 'Mover una tarea',
    title: 'Mover una tarea',
    endpoint: { method: 'PATCH', path: '/api/projects/{id}/boards/{boardId}/tasks/{taskId}' },
    lead: 'Un PATCH cambia solo lo que lleva. Con columnId la tarea pasa a esa columna; con boardId, a otro tablero del proyecto.',
    lists: [
      {
        title: 'Cuerpo',
        entries: [
          { name: 'columnId', words: 'Id de la columna a la que va.' },
          { name: 'boardId', words: 'Id de otro tablero del mismo proyecto.' },
          { name: 'afterId', words: 'La tarea de esa columna tras la que queda; null para el primero.' },
          {
            name: 'version',
            words: 'La versión que leíste. Si otra persona cambió lo mismo desde entonces, responde 409.',
          },
        ],
      },
      { title: 'Errores', entries: [invalid, noEditing, notYours] },
    ],
    example: ({ project, board, task, column, person }) => ({
      request: {
        method: 'PATCH',
        path: `/projects/${project}/boards/${board}/tasks/${task}`,
        body: { columnId: column },
      },
      status: 200,
      answer: { ...exampleTask({ board, task, column, person }), version: 2 },
    }),
  },
  {
    slug: 'completar-tarea',
    name: 'Completar una tarea',
    title: 'Completar una tarea',
    endpoint: { method: 'PATCH', path: '/api/projects/{id}/boards/{boardId}/tasks/{taskId}' },
    lead: 'Una tarea está hecha cuando está en una columna de tipo hecho: completarla es moverla ahí. Para reabrirla, muévela a otra. Si se repite, el mismo cambio crea la siguiente, a la que pasa su repeat; tras la última vez no hay otra.',
    lists: [
      {
        title: 'Cuerpo',
        entries: [{ name: 'columnId', words: 'Id de una columna cuyo kind es hecho.' }],
      },
      { title: 'Errores', entries: [noEditing, notYours] },
    ],
    example: ({ project, board, task, doneColumn, person }) => ({
      request: {
        method: 'PATCH',
        path: `/projects/${project}/boards/${board}/tasks/${task}`,
        body: { columnId: doneColumn },
      },
      status: 200,
      answer: { ...exampleTask({ board, task, column: doneColumn, person }), version: 3 },
    }),
  },
  {
    slug: 'comentarios',
    name: 'Comentarios',
    title: 'Comentar una tarea',
    endpoint: { method: 'POST', path: '/api/projects/{id}/boards/{boardId}/tasks/{taskId}/comments' },
    lead: 'Agrega un comentario a nombre de quien creó el token. Todo miembro puede comentar.',
    lists: [
      {
        title: 'Cuerpo',
        entries: [{ name: 'content', required: true, words: 'Texto en Markdown, hasta 10.000 caracteres.' }],
      },
      { title: 'Errores', entries: [invalid, notYours] },
    ],
    example: ({ project, board, task, person }) => ({
      request: {
        method: 'POST',
        path: `/projects/${project}/boards/${board}/tasks/${task}/comments`,
        body: { content: 'Listo para revisar' },
      },
      status: 201,
      answer: exampleComment(person),
    }),
  },
  {
    slug: 'lista-de-control',
    name: 'Lista de control',
    title: 'Agregar un punto a una tarea',
    endpoint: { method: 'POST', path: '/api/projects/{id}/boards/{boardId}/tasks/{taskId}/points' },
    lead: 'Agrega un punto al final de su lista de control, hasta 200 por tarea. GET de la tarea los da en Points; con PATCH y su id se marcan (done), se cambian o se mueven (afterId).',
    lists: [
      {
        title: 'Cuerpo',
        entries: [
          { name: 'content', required: true, words: 'Texto, hasta 500 caracteres.' },
          { name: 'dueDay', words: 'El día para el que es, AAAA-MM-DD.' },
          { name: 'assignedTo', words: 'Id de un miembro.' },
        ],
      },
      { title: 'Errores', entries: [invalid, noEditing, notYours] },
    ],
    example: ({ project, board, task }) => ({
      request: {
        method: 'POST',
        path: `/projects/${project}/boards/${board}/tasks/${task}/points`,
        body: { content: 'Acordar el depósito', dueDay: '2026-10-20' },
      },
      status: 201,
      answer: examplePoint,
    }),
  },
  {
    slug: 'archivos',
    name: 'Archivos',
    title: 'Agregar un archivo a una tarea',
    endpoint: { method: 'POST', path: '/api/projects/{id}/boards/{boardId}/tasks/{taskId}/attachments' },
    lead: 'El cuerpo son los bytes del archivo, con content-type application/octet-stream: hasta 50 MB, y hasta 100 archivos por tarea. GET de la tarea los da en Attachments; GET con su id descarga el archivo y, si es una imagen, con /preview, una vista previa. PATCH le cambia el nombre.',
    lists: [
      {
        title: 'En la dirección',
        entries: [{ name: 'name', required: true, words: 'El nombre, hasta 200 caracteres.' }],
      },
      {
        title: 'Errores',
        entries: [invalid, noEditing, notYours, { name: '413', words: 'Pesa más de 50 MB.' }],
      },
    ],
  },
  {
    slug: 'miembros',
    name: 'Miembros',
    title: 'Miembros de un proyecto',
    endpoint: { method: 'GET', path: '/api/projects/{id}/memberships' },
    lead: 'Quién está en el proyecto y con qué rol. El id de User es el que va en assignedTo.',
    lists: [
      {
        title: 'Respuesta',
        entries: [
          {
            name: 'role',
            words: 'Propietario, Administrador, Editor o Lector: el mayor de su rol y los de sus equipos.',
          },
          { name: 'ownRole', words: 'Su propio rol, o null si está solo por un equipo.' },
        ],
      },
      { title: 'Errores', entries: [notYours] },
    ],
    example: ({ project, person }) => ({
      request: { method: 'GET', path: `/projects/${project}/memberships` },
      status: 200,
      answer: [
        {
          User: {
            id: person,
            first_name: 'Sofía',
            last_name: 'Benavídez',
            email: 'sofia@ejemplo.com',
            time_zone: 'America/Montevideo',
            username: 'sofia',
          },
          role: { name: 'Propietario' },
          ownRole: { name: 'Propietario' },
          teams: [],
        },
      ],
    }),
  },
];
