import type { WebhookDelivery } from '@cuadrilla/contract/rules/webhooks/deliveries';

export const webhookKeys = {
  ofProject: (projectId: number) => ['webhooks', projectId] as const,
  list: (projectId: number) => [...webhookKeys.ofProject(projectId), 'list'] as const,
  deliveries: (projectId: number, webhookId: number) =>
    [...webhookKeys.ofProject(projectId), 'deliveries', webhookId] as const,
  /** After another try it is another one. */
  delivery: (projectId: number, webhookId: number, { id, state, tries }: WebhookDelivery) =>
    [...webhookKeys.ofProject(projectId), 'delivery', webhookId, id, state, tries] as const,
};
