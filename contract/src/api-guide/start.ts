import { exampleComment, exampleProject, exampleTask } from './examples.ts';
import type { Topic } from './topic.ts';

export const start: readonly Topic[] = [
  {
    slug: 'autenticacion',
    name: 'Autenticación',
    title: 'Autenticación',
    endpoint: { method: 'GET', path: '/api/projects' },
    lead: 'Cada pedido lleva un token de acceso en la cabecera Authorization. El token habla por quien lo creó: nunca puede más que esa persona, y solo llega a los proyectos que le diste.',
    lists: [
      {
        title: 'Alcances',
        entries: [
          { name: 'Lectura', words: 'Pedidos GET. Cualquier otro responde 403.' },
          { name: 'Escritura', words: 'También crear, cambiar, mover y eliminar.' },
        ],
      },
      {
        title: 'Errores',
        entries: [
          { name: '401', words: 'Falta el token, venció o fue revocado.' },
          { name: '403', words: 'El token es de lectura, o la cuenta no tiene ese permiso.' },
        ],
      },
    ],
    example: ({ project: id }) => ({
      request: { method: 'GET', path: '/projects' },
      status: 200,
      answer: [exampleProject(id)],
    }),
    note: 'Las fechas son ISO 8601 y los ids son enteros. Todo cuerpo es JSON en UTF-8, de hasta 1 MiB.',
  },
  {
    slug: 'errores',
    name: 'Errores',
    title: 'Errores',
    lead: 'Toda respuesta que no es 2xx dice qué pasó en error, con todos los mensajes de validación juntos y en el orden de los campos, y en code el tipo, para programas.',
    lists: [
      {
        title: 'Códigos',
        entries: [
          { name: '400', words: 'validation: algo de lo enviado no es válido.' },
          { name: '401', words: 'unauthenticated: falta el token o ya no vale.' },
          { name: '403', words: 'forbidden: la cuenta es miembro pero no tiene permiso.' },
          { name: '404', words: 'not_found: no existe, o la cuenta no lo puede ver.' },
          { name: '409', words: 'conflict: otra persona cambió lo mismo mientras tanto.' },
          { name: '413', words: 'too_large: el cuerpo pasa de 1 MiB.' },
          { name: '422', words: 'key_reused: la clave ya se usó con otro cuerpo.' },
          { name: '429', words: 'rate_limited: demasiados pedidos a la vez.' },
          { name: '503', words: 'unavailable: prueba de nuevo en un momento.' },
        ],
      },
    ],
    example: ({ project: id, board }) => ({
      request: { method: 'POST', path: `/projects/${id}/boards/${board}/tasks`, body: { title: '' } },
      status: 400,
      answer: {
        error: ['El título es obligatorio', 'La fecha límite es obligatoria', 'La prioridad es obligatoria'],
        code: 'validation',
      },
    }),
  },
  {
    slug: 'limites',
    name: 'Límites',
    title: 'Límites',
    lead: 'De cada persona se atienden cuatro pedidos a la vez, entre todas sus sesiones y tokens; los demás esperan su turno sin que tengas que hacer nada.',
    lists: [
      {
        title: 'Cuando son demasiados',
        entries: [
          { name: '429', words: 'Hay más de cien esperando, o uno esperó más de veinte segundos.' },
          { name: 'Retry-After', words: 'Viene con cada 429 y 503: los segundos que conviene esperar.' },
        ],
      },
      {
        title: 'Tamaños',
        entries: [
          { name: 'Cuerpo', words: 'Hasta 1 MiB.' },
          { name: 'Listas', words: 'Hasta 500 por página con limit.' },
          { name: 'Webhooks', words: 'Hasta 20 por proyecto.' },
        ],
      },
    ],
  },
  {
    slug: 'paginas',
    name: 'Páginas',
    title: 'Leer por páginas',
    endpoint: { method: 'GET', path: '/api/projects/{id}/boards/{boardId}/tasks?limit=1' },
    lead: 'Las listas largas se leen con limit. La cabecera Link lleva a la página siguiente: sigue su dirección tal cual hasta que ya no venga.',
    lists: [
      {
        title: 'Consulta',
        entries: [
          { name: 'limit', words: 'Cuántas por página, de 1 a 500.' },
          { name: 'cursor', words: 'Lo trae la cabecera Link. No hace falta entenderlo.' },
        ],
      },
      {
        title: 'Cabeceras de la respuesta',
        entries: [
          { name: 'Link', words: 'La dirección de la página siguiente, si la hay.' },
          { name: 'X-Total-Count', words: 'Cuántas hay en toda la lista.' },
        ],
      },
    ],
    example: ({ project: id, board, task, column, person }) => ({
      request: { method: 'GET', path: `/projects/${id}/boards/${board}/tasks?limit=1` },
      status: 200,
      headers: {
        link: `</api/projects/${id}/boards/${board}/tasks?limit=1&cursor=WzMxOF0>; rel="next"`,
        'x-total-count': '214',
      },
      answer: [exampleTask({ board, task, column, person })],
    }),
  },
  {
    slug: 'no-repetir',
    name: 'No repetir pedidos',
    title: 'No repetir pedidos',
    lead: 'Si una respuesta se pierde, no sabes si el pedido se hizo. Con una Idempotency-Key puedes enviarlo de nuevo: se hace una sola vez y la respuesta es la primera.',
    lists: [
      {
        title: 'Cabecera',
        entries: [
          {
            name: 'Idempotency-Key',
            words: 'De 1 a 64 letras, cifras o guiones, distinta para cada cosa. Un UUID sirve.',
          },
        ],
      },
      {
        title: 'Errores',
        entries: [
          { name: '400', words: 'La clave no tiene esa forma.' },
          { name: '422', words: 'La misma clave con otro cuerpo.' },
        ],
      },
    ],
    example: ({ project: id, board, task, person }) => ({
      request: {
        method: 'POST',
        path: `/projects/${id}/boards/${board}/tasks/${task}/comments`,
        body: { content: 'Listo para revisar' },
        once: true,
      },
      status: 201,
      answer: exampleComment(person),
    }),
  },
];
