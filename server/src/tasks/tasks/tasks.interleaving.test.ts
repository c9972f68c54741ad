import * as fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { tasks } from '../../platform/database/schema/schema.ts';
import { taskBoard } from '../../testing/task-board.ts';
import { type Answer, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

const titles = ['A', 'B', 'C'];
const who = { person: fc.nat(1) };
const column = fc.nat(1);
const one = fc.nat(titles.length - 1);
const some = fc.uniqueArray(one, { minLength: 1 });
const moves = fc.record({
  ...who,
  kind: fc.constant('move'),
  column,
  one,
  behind: fc.option(one, { freq: 1 }),
});
const bulkMoves = fc.record({ ...who, kind: fc.constant('moveMany'), column, some });
const undos = fc.record({ ...who, kind: fc.constant('undo'), last: fc.integer({ min: 1, max: 3 }) });
const throwing = fc.record({ ...who, kind: fc.constant('trash'), some, restore: fc.boolean() });
const action = fc.oneof(moves, bulkMoves, throwing, { arbitrary: undos, weight: 3 });
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;
/** What one round has is done at once. */
const rounds = fc.array(fc.array(action, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 8 });

/** What each person has changed so far, in order. */
type OwnChanges = { taskId: number; version: number }[][];

async function stage() {
  const { board, project, colleague, ids, list, events, ana, benito } = await taskBoard(test, ...titles);
  const clients = [ana, benito];

  async function ownChanges(): Promise<OwnChanges> {
    const updates = (await events()).filter(({ type }) => type === 'task.updated');
    return [project.ownerId, colleague.id].map((userId) =>
      updates
        .filter(({ actor }) => actor.id === userId)
        .map(({ payload }) => ({ taskId: Number(payload['taskId']), version: Number(payload['version']) })),
    );
  }

  function act(each: Action, before: OwnChanges): Promise<Answer> {
    const client = clients[each.person] ?? ana;
    if ('last' in each) {
      return client.post(`${list}/undo`, { changes: before[each.person]?.slice(-each.last) });
    }
    if ('one' in each) {
      const afterId = each.behind === null ? null : ids[each.behind];
      return client.patch(`${list}/${ids[each.one]}`, { columnId: board.columnIds[each.column], afterId });
    }
    const selection = { ids: each.some.map((index) => ids[index]) };
    if ('restore' in each) return client.post(`${list}/${each.restore ? 'restore' : 'remove'}`, selection);
    return client.patch(list, { ...selection, change: { columnId: board.columnIds[each.column] } });
  }

  /** Of all tasks, those in the trash too. */
  const places = async (): Promise<string[]> => {
    const rows = await test.database.db.select().from(tasks).where(eq(tasks.boardId, board.id));
    return rows.map(({ columnId, position }) => `${columnId} ${position}`);
  };
  const orders = () =>
    Promise.all(clients.map(async (client) => (await client.get(`${list}?sort=position`)).body));
  return { ownChanges, act, places, orders };
}

it('any interleaving of moves, bulk moves, undos and the trash leaves one total order, the same for everyone', async () => {
  const succeeded = new Map<string, number>();

  const run = async (all: Action[][]): Promise<void> => {
    const { ownChanges, act, places, orders } = await stage();
    for (const round of all) {
      const before = await ownChanges();
      const answers = await Promise.all(round.map((each) => act(each, before)));
      for (const [index, { status }] of answers.entries()) {
        const kind = round[index]?.kind ?? '';
        expect([200, 204, 400, 404, 409]).toContain(status);
        if (status < 300) succeeded.set(kind, (succeeded.get(kind) ?? 0) + 1);
      }
      expect(new Set(await places()).size).toBe(titles.length);
    }
    const [seen, alsoSeen] = await orders();
    expect(alsoSeen).toEqual(seen);
  };

  await fc.assert(fc.asyncProperty(rounds, run), { numRuns: 20 });
  const counts = ['move', 'moveMany', 'undo', 'trash'].map((kind) => succeeded.get(kind) ?? 0);
  expect(Math.min(...counts)).toBeGreaterThan(5);
});
