import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant } from '../../kernel/fields.ts';
import { canManageProject } from '../../kernel/roles.ts';
import { inProject } from '../../kernel/scopes.ts';

/** One call of a webhook by a rule, tried until it is answered well. */
export const delivery = z.object({
  id: z.int(),
  /** Which step of which run calls. */
  run_id: z.int(),
  step: z.int(),
  url: z.string(),
  at: instant,
  state: z.enum(['sending', 'done', 'failed']),
  tries: z.int(),
  status: z.nullable(z.int()),
  error: z.nullable(z.string()),
  body: z.string(),
});
export type Delivery = z.output<typeof delivery>;

export const deliveryEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/projects/:projectId/rules/:ruleId/deliveries',
    summary: 'The latest calls of webhooks by the rule, newest first',
    allow: inProject(canManageProject),
    status: 200,
    /** The secret is told to nobody's token. */
    response: z.object({ secret: z.nullable(z.string()), deliveries: z.array(delivery) }),
  }),
  replay: endpoint({
    method: 'POST',
    path: '/projects/:projectId/rules/:ruleId/deliveries/:deliveryId/replay',
    summary: 'Call once more, with the same words and the same id',
    allow: inProject(canManageProject),
    fixedInDemo: true,
    status: 204,
  }),
};
