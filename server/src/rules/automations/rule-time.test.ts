import type { Trigger } from '@cuadrilla/contract/rules/automations/triggers';
import { afterEach, describe, expect, it } from 'vitest';
import { ruleStage } from '../../testing/rule-stage.ts';
import { ruleOf, runRules, say } from '../../testing/rules.ts';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();
afterEach(() => test.setClock(null));

const at = (day: string, time = '09:00'): Date => new Date(`${day}T${time}:00Z`);

describe('time starts rules, once each, though nobody was there at the moment:', () => {
  it.each<[string, Trigger, string, string]>([
    ['before', { kind: 'due', when: 'before', days: 2, working: false }, '2026-11-28', '2026-11-27'],
    [
      'before, in working days',
      { kind: 'due', when: 'before', days: 2, working: true },
      '2026-11-26',
      '2026-11-25',
    ],
    ['after', { kind: 'due', when: 'after', days: 1, working: true }, '2026-12-01', '2026-11-30'],
  ])('%s it is due', async (_, trigger, day, before) => {
    test.setClock(at('2026-11-20'));
    const { board, addRule, commentsOn, owner } = await ruleStage(test);
    const task = await test.make.task({ board, dueDate: '2026-11-30' });
    await addRule(ruleOf(trigger, [say('Es hora')]));
    const later = await test.make.task({ board, dueDate: '2026-11-30' });
    await runRules(test, { now: at(before, '23:00') });
    expect(await commentsOn(task)).toEqual([]);
    await runRules(test, { now: at(day) });
    await owner.patch(task.path, { title: 'Otra' });
    await runRules(test, { now: at('2026-12-20') });
    expect([await commentsOn(task), await commentsOn(later)]).toEqual([['Es hora'], ['Es hora']]);
  });

  it('so many days in a column, or without anything done to it', async () => {
    test.setClock(at('2026-11-02'));
    const { board, addRule, names, commentsOn } = await ruleStage(test);
    const [task, idle] = [await test.make.task({ board }), await test.make.task({ board })];
    await addRule(
      ruleOf({ kind: 'stays', column: names[1] ?? '', days: 3, working: true }, [say('Lleva tres')]),
    );
    await addRule(ruleOf({ kind: 'idle', days: 10, working: false }, [say('¿Sigue en marcha?')]));
    test.setClock(at('2026-11-05'));
    await test.make.changeTask(task, { columnId: board.columnIds[1] ?? 0 });
    await runRules(test, { now: at('2026-11-10', '08:00') });
    expect([await commentsOn(task), await commentsOn(idle)]).toEqual([[], []]);
    await runRules(test, { now: at('2026-11-10', '10:00') });
    expect(await commentsOn(task)).toEqual(['Lleva tres']);
    await runRules(test, { now: at('2026-11-12', '10:00') });
    expect(await commentsOn(idle)).toEqual(['¿Sigue en marcha?']);
  });

  it('on a schedule, at the time of the day where its owner is', async () => {
    test.setClock(at('2026-11-06'));
    const { board, project, owner, addRule } = await ruleStage(test);
    await addRule(
      ruleOf({ kind: 'schedule', rrule: 'FREQ=WEEKLY;BYDAY=MO', time: '09:00' }, [
        { kind: 'create', title: 'Informe semanal', boardId: board.id, days: 4, working: false },
      ]),
    );
    for (const now of [
      at('2026-11-09', '08:59'),
      at('2026-11-09', '09:00'),
      at('2026-11-09', '09:05'),
      at('2026-11-17'),
    ])
      await runRules(test, { now });
    const { body } = await owner.get(`/projects/${project.id}/boards/${board.id}/tasks`);
    expect(body.map(({ due_day: day }: { due_day: string }) => day)).toEqual(['2026-11-13', '2026-11-21']);
  });

  it('waits for working days, and goes on only if the task is still there', async () => {
    test.setClock(at('2026-11-06'));
    const { board, addRule, names, commentsOn } = await ruleStage(test);
    await addRule(
      ruleOf({ kind: 'created' }, [
        say('Empieza'),
        { kind: 'wait', days: 2, working: true, column: names[0] ?? '' },
        say('Sigue ahí'),
      ]),
    );
    const [stays, leaves] = [await test.make.task({ board }), await test.make.task({ board })];
    await runRules(test, { now: at('2026-11-06') });
    await test.make.changeTask(leaves, { columnId: board.columnIds[1] ?? 0 });
    await runRules(test, { now: at('2026-11-10', '08:00') });
    expect(await commentsOn(stays)).toEqual(['Empieza']);
    await runRules(test, { now: at('2026-11-10', '09:01') });
    expect([await commentsOn(stays), await commentsOn(leaves)]).toEqual([
      ['Empieza', 'Sigue ahí'],
      ['Empieza'],
    ]);
  });
});

describe('a clock that jumps fires nothing twice, and nothing is missed for it:', () => {
  it.each<[string, Trigger]>([
    ['due', { kind: 'due', when: 'before', days: 2, working: false }],
    ['stays', { kind: 'stays', column: 'Por hacer', days: 8, working: false }],
    ['schedule', { kind: 'schedule', rrule: 'FREQ=MONTHLY;BYMONTHDAY=10', time: '09:00' }],
  ])('%s', async (kind, trigger) => {
    test.setClock(at('2026-11-02'));
    const { board, addRule, runs } = await ruleStage(test);
    const task = await test.make.task({ board, dueDate: '2026-11-12' });
    await addRule(ruleOf(trigger, [{ kind: 'notify', to: { kind: 'owner' }, text: 'Es hora' }]));
    const fired = async () => (await runs()).length;
    const seen: number[] = [];
    // On, over the moment, back before it, over it again, and a month ahead and back.
    for (const now of [
      at('2026-11-10', '08:00').getTime() - 3_600_000,
      at('2026-11-10', '09:30').getTime(),
      at('2026-11-09').getTime(),
      at('2026-11-10', '09:31').getTime(),
      at('2026-12-08').getTime(),
      at('2026-11-11').getTime(),
    ]) {
      test.setClock(new Date(now));
      await test.make.comment({ task, content: 'Hola' });
      await runRules(test, { now: new Date(now) });
      seen.push(await fired());
    }
    expect([kind, seen]).toEqual([kind, [0, 1, 1, 1, 1, 1]]);
  });

  it('what was due while no process was there is done once by the first that comes, all of it', async () => {
    test.setClock(at('2026-11-02'));
    const { board, addRule, runs } = await ruleStage(test);
    await addRule(ruleOf({ kind: 'due', when: 'after', days: 1, working: false }, [say('Venció')]));
    const days = ['2026-11-03', '2026-11-07', '2026-11-15'];
    for (const dueDate of days) await test.make.task({ board, dueDate });
    const now = at('2026-11-20');
    await Promise.all([runRules(test, { now }), runRules(test, { now })]);
    expect((await runs()).map(({ state }) => state)).toEqual(['done', 'done', 'done']);
  });
});

it('a simulation sees during a wait what somebody has undone', async () => {
  test.setClock(at('2026-11-02'));
  const { board, project, owner, addRule } = await ruleStage(test);
  const definition = ruleOf({ kind: 'created' }, [
    { kind: 'complete' },
    { kind: 'wait', days: 2, working: false, column: 'Hecho' },
    say('Sigue hecha'),
  ]);
  await addRule(definition);
  const task = await test.make.task({ board });
  await runRules(test, { now: at('2026-11-02', '10:00') });
  test.setClock(at('2026-11-03'));
  await test.make.changeTask(task, { columnId: board.columnIds[0] ?? 0 });
  test.setClock(at('2026-11-05'));
  const { body } = await owner.post(`/projects/${project.id}/rules/simulate`, { boardId: null, definition });
  expect(body.items).toMatchObject([{ steps: [{ same: false }, { kind: 'wait', same: true }] }]);
  expect(body.items[0].steps).toHaveLength(2);
});
