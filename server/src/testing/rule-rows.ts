import { webhookDeliveries, ruleRuns } from '../platform/database/schema/schema.ts';
import { createRule } from '../rules/automations/rules.commands.ts';
import { editors, managers, members, type Row, row, sending, signedIn } from './permission-rows.ts';
import { ruleOf, say } from './rules.ts';
import type { Stage, useStages } from './stages.ts';
import type { TestApp } from './test-app.ts';

const definition = ruleOf({ kind: 'created' }, [say('Hola')]);
const pressed = ruleOf({ kind: 'button', label: 'Saludar' }, [say('Hola')]);

/** What the table of permissions says of rules. */
export function ruleRows(test: TestApp, { withTask }: ReturnType<typeof useStages>): Row[] {
  const withRule = async ({ project }: Stage, body?: unknown) => {
    const input = { boardId: null, definition, enabled: true };
    const ruleId = await test.make.inProject(project, (change) =>
      createRule(change, input, { privateWebhooks: false }),
    );
    return { ids: { ruleId }, body };
  };
  const withRun = async (stage: Stage) => {
    const { ids } = await withRule(stage);
    const { task } = await withTask(stage);
    await test.make.changeTask(task, { title: 'Otra' });
    const [event] = (
      await (await test.as({ id: stage.project.ownerId })).get(`${task.path}/activity`)
    ).body.slice(-1);
    const [run] = await test.database.db
      .insert(ruleRuns)
      .values({
        projectId: stage.project.id,
        ...ids,
        cause: 'button 1',
        taskId: task.id,
        depth: 1,
        state: 'failed',
        name: 'Botón',
        actions: definition.actions,
        steps: [{ state: 'done', at: new Date().toISOString(), error: null, events: [event.seq] }],
        at: new Date(),
      })
      .returning();
    return { ids: { ...ids, runId: run?.id ?? 0 } };
  };
  const withDelivery = async (stage: Stage) => {
    const { ids } = await withRun(stage);
    const { runId, ruleId } = ids;
    const sent = {
      projectId: stage.project.id,
      ruleId,
      runId,
      step: 0,
      url: 'https://ejemplo.com',
      body: '{}',
    };
    const [delivery] = await test.database.db
      .insert(webhookDeliveries)
      .values({ ...sent, state: 'failed', at: new Date() })
      .returning();
    return { ids: { ruleId, deliveryId: delivery?.id ?? 0 } };
  };
  return [
    row('rules.list', signedIn(200)),
    row('rules.create', managers(201), sending({ boardId: null, definition, enabled: true })),
    row('rules.change', managers(200), (stage) => withRule(stage, { enabled: false })),
    row('rules.remove', managers(204), withRule),
    row('rules.simulate', members(200), sending({ boardId: null, definition })),
    row('rules.secret', managers(200), withRule),
    row('rules.buttons', members(200), withTask),
    row('rules.press', editors(204), async (stage) => {
      const input = { boardId: null, definition: pressed, enabled: true };
      const ruleId = await test.make.inProject(stage.project, (change) =>
        createRule(change, input, { privateWebhooks: false }),
      );
      return withTask(stage, { ruleId });
    }),
    row('runs.list', signedIn(200)),
    row('runs.retry', managers(204), withRun),
    row('runs.undo', managers(204), withRun),
    row('deliveries.list', managers(200), withRule),
    row('deliveries.replay', managers(204), withDelivery),
  ];
}
