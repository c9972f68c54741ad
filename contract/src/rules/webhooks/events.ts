/** What webhooks tell of, by the words of the API. They stay as they are: programs of others depend on them. */
export const webhookEvents = [
  'task.created',
  'task.updated',
  'task.moved',
  'task.completed',
  'task.reopened',
  'task.deleted',
  'task.restored',
  'comment.created',
  'comment.updated',
  'comment.deleted',
  'point.created',
  'point.updated',
  'point.deleted',
  'point.restored',
  'attachment.created',
  'attachment.updated',
  'attachment.deleted',
  'attachment.restored',
  'dependency.created',
  'dependency.deleted',
  'board.created',
  'board.updated',
  'board.deleted',
  'board.restored',
  'document.created',
  'document.updated',
  'document.deleted',
  'document.restored',
  'member.added',
  'member.updated',
  'member.removed',
  'project.updated',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** On its way, or to be tried again; answered well; given up. */
export const deliveryStates = ['sending', 'done', 'failed'] as const;

/** What somebody sends to see whether it arrives. */
export const testEvent = 'webhook.test';

export const webhookHeaders = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const;
