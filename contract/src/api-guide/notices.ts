import type { Topic } from './topic.ts';

export const notices: readonly Topic[] = [
  {
    slug: 'webhooks',
    name: 'Webhooks',
    title: 'Recibir webhooks',
    lead: 'Quien administra un proyecto crea webhooks en Ajustes, Webhooks. Cada aviso es un POST con JSON, firmado según Standard Webhooks. Responde con un 2xx antes de diez segundos.',
    lists: [
      {
        title: 'Cabeceras',
        entries: [
          { name: 'webhook-id', words: 'El mismo en cada reintento: por él sabes si ya lo recibiste.' },
          {
            name: 'webhook-timestamp',
            words: 'Cuándo se envió, en segundos. Rechaza lo que tenga más de cinco minutos.',
          },
          {
            name: 'webhook-signature',
            words:
              'v1, una coma y la firma HMAC-SHA256 de id.timestamp.cuerpo, en base64. Si hay varias, van separadas por espacios: basta una.',
          },
        ],
      },
      {
        title: 'Cuerpo',
        entries: [
          { name: 'type', words: 'Qué pasó: uno de los nombres de Eventos.' },
          { name: 'timestamp', words: 'Cuándo pasó.' },
          { name: 'data', words: 'El proyecto, quién lo hizo y de qué se trata.' },
        ],
      },
      {
        title: 'Respuestas',
        entries: [
          { name: '2xx', words: 'Entregado.' },
          { name: '410', words: 'No se quiere más: el webhook se apaga y su responsable recibe un aviso.' },
          {
            name: 'Otra',
            words:
              'Se reintenta hasta 30 veces, con pausas cada vez más largas, unos cuatro días. Si en ese tiempo nada llegó bien, el webhook se apaga. Una prueba se envía una sola vez.',
          },
        ],
      },
    ],
    verifies: true,
    note: 'El secreto está en el menú del webhook y empieza con whsec_. Comprueba la firma sobre el cuerpo tal como llegó, antes de leer el JSON. Los avisos pueden llegar desordenados, sobre todo tras un reintento: seq, el lugar en el historial, y version, de la tarea, dicen cuál es más nuevo.',
  },
  {
    slug: 'eventos',
    name: 'Eventos',
    title: 'Eventos de los webhooks',
    lead: 'Cada cosa que pasa se avisa una vez, con el nombre más preciso de los que pediste: completar una tarea es task.completed; si solo pediste task.moved, llega como tal. Cambiar el orden dentro de una columna o de una lista de control no avisa.',
    lists: [
      {
        title: 'En data',
        entries: [
          { name: 'project', words: 'Id del proyecto.' },
          { name: 'seq', words: 'Su lugar en el historial del proyecto: crece siempre.' },
          { name: 'actor', words: 'Quién lo hizo, con id y nombre.' },
          { name: 'via', words: 'Si fue una automatización o un token: kind, id y name.' },
          {
            name: 'task',
            words:
              'La tarea como la da la API, tal como está al avisar. De una eliminada, id, board_id y title.',
          },
          { name: 'changes', words: 'Lo que cambió: por campo, before y after.' },
          { name: 'comment', words: 'En comment.*: id y content.' },
          { name: 'point', words: 'En point.*: id y content.' },
          { name: 'attachment', words: 'En attachment.*: id y name.' },
          {
            name: 'dependency',
            words: 'En dependency.*: id y blocked_by, el id de la tarea que bloquea; task es la bloqueada.',
          },
          {
            name: 'board, document, member',
            words: 'En los suyos: id y nombre; de un miembro también role.',
          },
        ],
      },
    ],
  },
];
