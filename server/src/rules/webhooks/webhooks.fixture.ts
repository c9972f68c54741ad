import type { NewWebhook } from '@cuadrilla/contract/rules/webhooks/webhooks';
import { deliverAll } from '../../testing/deliver.ts';
import { readLogs } from '../../testing/read-logs.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { webhooksReader } from './webhooks.reader.ts';

/** A board of somebody's whose project tells an address outside. */
export async function webhookStage(test: TestApp, url: string, wanted: Partial<NewWebhook> = {}) {
  const board = await test.make.board();
  const { project } = board;
  const owner = await test.as({ id: project.ownerId });
  const path = `/projects/${project.id}/webhooks`;
  const add = async (more: Partial<NewWebhook> = {}) =>
    (await owner.post(path, { name: 'Facturas', url, events: null, ...wanted, ...more })).body;
  const webhook = await add();
  const own = `${path}/${webhook.id}`;
  return {
    board,
    project,
    owner,
    path,
    own,
    webhook,
    add,
    read: async () => (await owner.get(path)).body[0],
    deliveries: async (query = '') => (await owner.get(`${own}/deliveries${query}`)).body,
    /** Reads the log to its end, and tries what is to be told. */
    tell: async (variables?: Record<string, string>): Promise<void> => {
      await readLogs(test, webhooksReader);
      await deliverAll(test, project.id, variables);
    },
  };
}
