import { expect, it } from 'vitest';
import { ruleStage } from '../../testing/rule-stage.ts';
import { ruleOf, runRules, say } from '../../testing/rules.ts';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

it('a run is undone as far as it can be, and refused only where nothing of it can', async () => {
  const { board, owner, rulesPath, addRule, runs, commentsOn, titlesOn } = await ruleStage(test);
  const rule = await addRule(
    ruleOf({ kind: 'commented', containing: 'lista' }, [
      { kind: 'priority', priorityId: 4 },
      say('Va'),
      { kind: 'create', title: 'Otra cosa', boardId: board.id, days: 1, working: false },
    ]),
  );
  const undo = async () =>
    (await owner.post(`${rulesPath}/${rule.id}/runs/${(await runs())[0]?.id}/undo`)).status;
  const task = await test.make.task({ board });
  /** What the rule set and said is changed and deleted by hand. */
  const runAndMeddle = async () => {
    await test.make.comment({ task, content: '¿lista?' });
    await runRules(test);
    await test.make.changeTask(task, { priorityId: 1 });
    const { Comments } = (await owner.get(task.path)).body;
    const said = Comments.find(({ content }: { content: string }) => content === 'Va');
    expect((await owner.delete(`${task.path}/comments/${said.id}`)).status).toBe(204);
  };

  await runAndMeddle();
  expect(await titlesOn(board)).toContain('Otra cosa');
  expect(await undo()).toBe(204);
  expect(await titlesOn(board)).not.toContain('Otra cosa');
  expect((await owner.get(task.path)).body.task.priority_id).toBe(1);
  expect(await commentsOn(task)).toEqual(['¿lista?']);

  await runAndMeddle();
  const tasksPath = task.path.slice(0, task.path.lastIndexOf('/'));
  const made = (await owner.get(tasksPath)).body.find(({ id }: { id: number }) => id !== task.id);
  expect((await owner.delete(`${tasksPath}/${made.id}`)).status).toBe(204);
  expect(await undo()).toBe(409);
});
