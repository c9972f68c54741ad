import type { Run } from '@cuadrilla/contract/rules/automations/runs';
import { afterEach, expect, it } from 'vitest';
import { ruleOf, runRules, say } from '../../testing/rules.ts';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();
afterEach(() => test.setClock(null));

it('lists what one rule did, in so many days, and refuses other periods', async () => {
  const board = await test.make.board();
  const rules = `/projects/${board.project.id}/rules`;
  const owner = await test.as({ id: board.project.ownerId });
  const add = async (definition: object): Promise<number> =>
    (await owner.post(rules, { boardId: null, definition, enabled: true })).body.id;
  test.setClock(new Date('2026-11-01T12:00:00Z'));
  const created = await add(ruleOf({ kind: 'created' }, [say('Hola')]));
  const completed = await add(ruleOf({ kind: 'completed' }, [say('Adiós')]));
  const task = await test.make.task({ board });
  test.setClock(new Date('2026-11-10T12:00:00Z'));
  await test.make.changeTask(task, { columnId: board.columnIds.at(-1) ?? 0 });
  await runRules(test);

  const ran = async (query: string): Promise<number[]> =>
    (await owner.get(`/rules/runs?project=${board.project.id}${query}`)).body.map((run: Run) => run.rule_id);
  expect(await ran('')).toEqual([completed, created]);
  expect(await ran(`&rule=${created}`)).toEqual([created]);
  expect(await ran('&days=7')).toEqual([completed]);
  expect(await ran('&days=30')).toEqual([completed, created]);
  expect(await ran(`&rule=${created}&days=7`)).toEqual([]);
  expect((await owner.get('/rules/runs?days=8')).body.error).toEqual(['El período no es válido']);
});
