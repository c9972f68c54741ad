import { mostDeliveryTries, type WebhookDelivery } from '@cuadrilla/contract/rules/webhooks/deliveries';
import { testEvent, type WebhookEvent } from '@cuadrilla/contract/rules/webhooks/events';
import {
  mostFailedCounted,
  type Webhook,
  webhookMessages,
  type WebhookPause,
} from '@cuadrilla/contract/rules/webhooks/webhooks';

const pauses: Record<WebhookPause, string> = {
  gone: 'Apagado: respondió 410',
  rights: 'Apagado: su responsable ya no administra el proyecto',
  dead: 'Apagado: cuatro días sin una buena respuesta',
};

const count = (amount: number, one: string, several: string) => `${amount} ${amount === 1 ? one : several}`;

export const eventGroups: readonly { label: string; events: readonly (readonly [WebhookEvent, string])[] }[] =
  [
    {
      label: 'Tareas',
      events: [
        ['task.created', 'Se crea'],
        ['task.updated', 'Cambia'],
        ['task.moved', 'Cambia de columna o de tablero'],
        ['task.completed', 'Se completa'],
        ['task.reopened', 'Se reabre'],
        ['task.deleted', 'Se elimina'],
        ['task.restored', 'Vuelve de la papelera'],
      ],
    },
    {
      label: 'Comentarios',
      events: [
        ['comment.created', 'Alguien comenta'],
        ['comment.updated', 'Se edita'],
        ['comment.deleted', 'Se elimina'],
      ],
    },
    {
      label: 'Listas de control',
      events: [
        ['point.created', 'Se agrega un punto'],
        ['point.updated', 'Se marca o cambia'],
        ['point.deleted', 'Se elimina'],
        ['point.restored', 'Vuelve'],
      ],
    },
    {
      label: 'Archivos',
      events: [
        ['attachment.created', 'Se agrega'],
        ['attachment.updated', 'Cambia de nombre'],
        ['attachment.deleted', 'Se elimina'],
        ['attachment.restored', 'Vuelve'],
      ],
    },
    {
      label: 'Dependencias',
      events: [
        ['dependency.created', 'Una tarea bloquea a otra'],
        ['dependency.deleted', 'Ya no la bloquea'],
      ],
    },
    {
      label: 'Tableros',
      events: [
        ['board.created', 'Se crea'],
        ['board.updated', 'Cambia'],
        ['board.deleted', 'Se elimina'],
        ['board.restored', 'Vuelve de la papelera'],
      ],
    },
    {
      label: 'Documentos',
      events: [
        ['document.created', 'Se crea'],
        ['document.updated', 'Cambia de nombre o de lugar'],
        ['document.deleted', 'Se elimina'],
        ['document.restored', 'Vuelve de la papelera'],
      ],
    },
    {
      label: 'Miembros y proyecto',
      events: [
        ['member.added', 'Alguien se suma'],
        ['member.updated', 'Cambia un rol'],
        ['member.removed', 'Alguien sale'],
        ['project.updated', 'Cambian los datos del proyecto'],
      ],
    },
  ];

export const webhookTexts = {
  title: 'Webhooks',
  why: 'Avisan a otro sistema cuando algo cambia en este proyecto. Van firmados y se reintentan durante cuatro días.',
  loading: 'Cargando los webhooks',
  failed: 'No se pudieron cargar los webhooks',
  none: 'Todavía no hay webhooks',
  noneWhy:
    'Un webhook llama a una dirección tuya cada vez que pasa algo aquí: una factura, un chat, un panel.',
  create: 'Crear webhook',
  creating: 'Creando',
  save: 'Guardar',
  saving: 'Guardando',
  edit: 'Editar',
  editTitle: (name: string) => `Editar «${name}»`,
  remove: 'Eliminar',
  removeTitle: (name: string) => `¿Eliminar «${name}»?`,
  removeLoss: 'Deja de avisar en el acto, y con él se va el registro de sus entregas.',
  test: 'Enviar una prueba',
  more: (name: string) => `Más opciones de ${name}`,
  turn: (name: string) => `Encendido: ${name}`,
  created: (name: string) => `Webhook «${name}» creado`,
  saved: (name: string) => `Webhook «${name}» guardado`,
  removed: (name: string) => `Webhook «${name}» eliminado`,
  tested: 'La prueba va en camino',

  events: (events: Webhook['events']) =>
    events === null ? 'todos los eventos' : count(events.length, 'evento', 'eventos'),
  state: ({ enabled, paused, failed, failedToday, last }: Webhook) =>
    paused
      ? pauses[paused]
      : !enabled
        ? 'Apagado'
        : failedToday > 0
          ? count(failedToday, 'falló hoy', 'fallaron hoy')
          : failed > 0
            ? count(failed, 'sin entregar', 'sin entregar')
            : last?.state === 'done'
              ? 'Todo entregado'
              : last?.state === 'failed'
                ? 'La prueba no llegó'
                : last
                  ? 'En camino'
                  : 'Sin entregas todavía',
  owner: ({ owner }: Webhook) => `de ${owner.name}`,

  name: 'Nombre',
  address: 'Dirección',
  addressWhy: 'Recibe un POST con JSON. Debe empezar con https://',
  which: 'Eventos',
  all: 'Todos, también los que vengan',
  some: 'Solo algunos',

  secretTitle: (name: string) => `Secreto de «${name}»`,
  secretWhy: 'Con él compruebas que un aviso viene de aquí. Guárdalo donde guardas tus contraseñas.',
  secretLabel: 'Secreto',
  secretOnce: 'Cópialo ahora: no se vuelve a mostrar. Si se pierde, se renueva.',
  copy: 'Copiar',
  secretCopied: 'Secreto copiado',
  renewOpen: 'Renovar el secreto…',
  renew: 'Renovar',
  renewTitle: (name: string) => `¿Renovar el secreto de «${name}»?`,
  renewLoss:
    'Se muestra uno nuevo, una sola vez. Los avisos se firman con él en el acto y, durante un día, también con el de antes: hasta entonces hay tiempo de cambiarlo donde se reciben.',
  secretRenewed: 'Secreto renovado',
  close: 'Cerrar',

  deliveries: (name: string) => `Entregas de «${name}»`,
  filter: 'Entregas',
  allDeliveries: 'Todas',
  failedDeliveries: 'Fallidas',
  replayFailed: (amount: number) =>
    amount === 1
      ? 'Reenviar la fallida'
      : amount < mostFailedCounted
        ? `Reenviar las ${amount} fallidas`
        : 'Reenviar todas las fallidas',
  isOff: webhookMessages.isOff,
  replay: 'Reenviar',
  replayOne: (type: string, when: string) => `Reenviar ${type}, ${when}`,
  replayed: (amount: number) =>
    amount === 0
      ? 'No queda nada por reenviar'
      : amount === 1
        ? 'La entrega va en camino'
        : `${amount} entregas van en camino`,
  noDeliveries: 'Todavía no hay entregas',
  noDeliveriesWhy:
    'La próxima vez que pase algo de lo que avisa, aparece aquí. También puedes enviar una prueba.',
  noFailed: 'Nada falló en los últimos 30 días',
  deliveriesFailed: 'No se pudieron cargar las entregas',
  deliveriesLoading: 'Cargando las entregas',
  moreDeliveries: 'Ver más',
  when: 'Cuándo',
  event: 'Evento',
  answer: 'Respuesta',
  tries: 'Intentos',
  took: 'Tardó',
  actions: 'Acciones',
  open: (type: string, when: string) => `Ver la entrega de ${type}, ${when}`,
  today: (time: string) => `Hoy ${time}`,
  yesterday: (time: string) => `Ayer ${time}`,
  answered: ({ state, status, error, took, tries }: WebhookDelivery) =>
    status !== null
      ? String(status)
      : error === null
        ? state === 'sending'
          ? 'en camino'
          : ''
        : took === null && tries > 0
          ? 'no se envió'
          : 'sin respuesta',
  triesOf: ({ type, state, tries }: WebhookDelivery) =>
    state === 'done' || type === testEvent ? String(tries) : `${tries} de ${mostDeliveryTries}`,
  seconds: (took: number) =>
    `${(took / 1_000).toLocaleString('es', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`,
  sent: 'Enviado',
  cameBack: (status: number | null, took: string) =>
    status === null ? 'Sin respuesta' : `Respondido, ${status} en ${took}`,
  notYet: 'Todavía no se envió.',
  emptyAnswer: '(sin cuerpo)',
  unkeptAnswer: '(no se guarda: red privada)',
  sentBody: 'Lo enviado',
  answerBody: 'Lo respondido',
  nextTry: (when: string) => `Próximo intento: ${when}`,
  noMoreTries: 'No se intenta más por sí sola.',
};
