import { expect, it } from 'vitest';
import { changeProject } from '../../platform/log/change.ts';
import { runRules } from '../../testing/rules.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { createTasks } from '../../tasks/tasks/create-tasks.commands.ts';

const test = useTestApp();

it('foretells nothing for what was brought in, which rules do not answer', async () => {
  const board = await test.make.board();
  const { project } = board;
  const owner = await test.as({ id: project.ownerId });
  const definition = {
    trigger: { kind: 'created' },
    conditions: { match: 'all', list: [] },
    actions: [{ kind: 'priority', priorityId: 4 }],
  };
  const rule = { boardId: null, definition };
  expect((await owner.post(`/projects/${project.id}/rules`, { ...rule, enabled: true })).status).toBe(201);
  const plain = { description: '', priorityId: 2, dueDate: null };
  for (const kind of ['import', 'template'] as const) {
    const via = { kind, id: 1, name: 'tareas.csv' };
    const request = {
      projectId: project.id,
      userId: project.ownerId,
      now: new Date(),
      allow: () => true,
      via,
    };
    await changeProject(test.database.db, request, (change) =>
      createTasks(change, board.id, [{ ...plain, title: 'De otra parte' }], 'UTC'),
    );
  }
  await test.make.task({ board, title: 'Nueva' });
  const { body } = await owner.post(`/projects/${project.id}/rules/simulate`, rule);
  await runRules(test);
  const runs = (await owner.get(`/rules/runs?project=${project.id}`)).body;
  expect(runs.map(({ seq }: { seq: number }) => seq)).toEqual(
    body.items.map(({ seq }: { seq: number }) => seq),
  );
  expect(body).toMatchObject({ times: 1, items: [{ Task: { title: 'Nueva' } }] });
});
