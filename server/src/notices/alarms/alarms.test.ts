import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { alarms, follows, notifications } from '../../platform/database/schema/schema.ts';
import { readSettings } from '../../platform/settings.ts';
import { readLogs } from '../../testing/read-logs.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { changeColumn } from '../../tasks/columns/columns.commands.ts';
import { removeMember } from '../../projects/members/members.commands.ts';
import { ringAlarms } from './alarms.ts';
import { remindersReader } from './reminders.reader.ts';

const test = useTestApp();
const settings = readSettings({});
const ring = (now: string) => ringAlarms({ db: test.database.db, wake: test.wake, settings }, new Date(now));

beforeEach(async () => {
  await test.database.db.delete(alarms);
  await test.database.db.delete(notifications);
});

/** A task of Ana's that is due on that day, for her in Madrid. */
async function dueTask(dueDate = '2031-05-20') {
  const ana = await test.make.user({ timeZone: 'Europe/Madrid' });
  const board = await test.make.board();
  await test.make.member({ project: board.project, user: ana });
  const task = await test.make.task({ board, assignedTo: ana.id, dueDate });
  await readLogs(test, remindersReader);
  return { ana, board, task };
}
const kindsOf = async (person: { id: number }) =>
  (await (await test.as(person)).get('/notifications')).body.map(
    ({ kind, at, due }: Record<string, string>) => `${kind} ${at} ${due}`,
  );
const planned = async () =>
  (await test.database.db.select().from(alarms).orderBy(alarms.at)).map(
    ({ kind, at }) => `${kind} ${at.toISOString()}`,
  );

describe('what is due', () => {
  it('is told the day before, on the day and when it is over, each once, by one of two who look', async () => {
    const { ana } = await dueTask();
    await ring('2031-05-19T05:59:00Z');
    expect(await kindsOf(ana)).toEqual([]);
    for (const now of ['2031-05-19T06:00:00Z', '2031-05-20T07:00:00Z', '2031-05-20T22:30:00Z'])
      await Promise.all([ring(now), ring(now), ring(now)]);
    expect(await kindsOf(ana)).toEqual([
      'overdue 2031-05-20T22:00:00.000Z 2031-05-20',
      'today 2031-05-20T06:00:00.000Z 2031-05-20',
      'tomorrow 2031-05-19T06:00:00.000Z 2031-05-20',
    ]);
    expect((await planned()).filter((each) => !each.startsWith('mail'))).toEqual([]);
  });

  it('is made up for after days without anybody, with what is still true', async () => {
    const { ana } = await dueTask();
    await ring('2031-06-01T00:00:00Z');
    expect(await kindsOf(ana)).toEqual(['overdue 2031-05-20T22:00:00.000Z 2031-05-20']);
  });

  it('follows another date, another person, another zone, and is silent once done', async () => {
    const { ana, task, board } = await dueTask();
    await test.make.changeTask(task, { dueDate: '2031-07-10T15:00:00.000Z' });
    await readLogs(test, remindersReader);
    expect(await planned()).toEqual([
      'tomorrow 2031-07-09T06:00:00.000Z',
      'today 2031-07-10T06:00:00.000Z',
      'overdue 2031-07-10T15:00:00.000Z',
    ]);
    await (await test.as(ana)).patch('/profile', { timeZone: 'America/Lima' });
    expect((await planned())[0]).toBe('tomorrow 2031-07-09T13:00:00.000Z');
    await test.make.changeTask(task, { columnId: board.columnIds[2] ?? 0 });
    await readLogs(test, remindersReader);
    expect(await planned()).toEqual([]);
    await test.make.inProject(board.project, (change) =>
      changeColumn(change, board.id, board.columnIds[2] ?? 0, { kind: 'en curso' }),
    );
    await readLogs(test, remindersReader);
    expect(await planned()).toHaveLength(3);
    await test.make.changeTask(task, { assignedTo: board.project.ownerId });
    await readLogs(test, remindersReader);
    await ring('2031-07-11T00:00:00Z');
    expect(await kindsOf(ana)).toEqual([]);
    expect(await kindsOf({ id: board.project.ownerId })).toHaveLength(1);
  });

  it('is not told of what lies in the trash, is silenced, or is not theirs to see any more', async () => {
    const [trashed, silenced, left] = [await dueTask(), await dueTask(), await dueTask()];
    await test.make.deleteTask(trashed.task);
    await test.database.db
      .insert(follows)
      .values({ userId: silenced.ana.id, projectId: silenced.task.project.id, muted: true });
    await test.make.inProject(left.task.project, (change) => removeMember(change, left.ana.id));
    await ring('2031-05-22T00:00:00Z');
    expect(await test.database.db.$count(notifications)).toBe(0);
  });

  it('long ago is not told for the first time when the log is read from its beginning', async () => {
    const { ana } = await dueTask('2020-01-01');
    await ring(new Date().toISOString());
    expect(await kindsOf(ana)).toEqual([]);
    await test.database.db.execute(sql`delete from readers where reader = 'reminders'`);
    await readLogs(test, remindersReader);
    expect(await test.database.db.$count(alarms, eq(alarms.userId, ana.id))).toBe(0);
  });
});
