import { taskSortFields, type Task } from '@cuadrilla/contract/tasks/tasks';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { belongs, compareTasks, type TaskListing } from './task-listing.ts';
import { aTask } from './task.fixture.ts';
import { findTask, type TaskPages, withoutTask, withTask } from './task-pages.ts';

const oneOfFew = fc.integer({ min: 1, max: 3 });

const someFields: fc.Arbitrary<Partial<Task>> = fc.record({
  title: fc.constantFrom('Árbol', 'arbol', 'Nube', 'ñandú', 'Oso', 'zorro'),
  priority_id: oneOfFew,
  assigned_to: fc.option(oneOfFew, { nil: null }),
  label_id: fc.option(oneOfFew, { nil: null }),
  column_id: oneOfFew,
  due_date: fc.option(fc.constantFrom('2026-01-01T23:59:00.000Z', '2026-06-01T12:00:00.000Z'), { nil: null }),
  position: fc.constantFrom('a0', 'a1', 'a2', 'b0'),
});

const maybe = (...lists: string[]) => fc.option(fc.constantFrom(...lists), { nil: undefined, freq: 1 });

/** Every other one is the whole board. */
const someListing: fc.Arbitrary<TaskListing> = fc.record({
  search: fc.constantFrom('', '', '', 'o', 'nube'),
  sort: fc.constantFrom(...taskSortFields),
  order: fc.constantFrom('asc', 'desc'),
  filter: fc.oneof(
    fc.constant({}),
    fc.record({
      assignee: maybe('1', '2,3', '1,none', 'none'),
      priority: maybe('1', '2,3'),
      label: maybe('1,2', 'none'),
      column: maybe('1', '2,3'),
    }),
  ),
});

/** What happens on the server: a task is made, changed, deleted, or comes back from the trash or another board. */
type Happening = { kind: 'create' | 'return' | 'change' | 'remove'; which: number; fields: Partial<Task> };

const someHappening: fc.Arbitrary<Happening> = fc.record({
  kind: fc.constantFrom('create', 'return', 'change', 'change', 'remove'),
  which: fc.nat(100),
  fields: someFields,
});

/** The whole list, as the server would answer it. */
const wholeOf = (tasks: readonly Task[], listing: TaskListing): Task[] =>
  tasks.filter((task) => belongs(listing, task)).toSorted((a, b) => compareTasks(listing, a, b));

/** The first `read` of them, in pages of one size. A cursor remembers the last task as it was when it was read. */
function pagesOf(tasks: readonly Task[], listing: TaskListing, read: number, size: number): TaskPages {
  const whole = wholeOf(tasks, listing);
  const pages: TaskPages['pages'] = [];
  for (let from = 0; from === 0 || (from < read && from < whole.length); from += size) {
    const items = whole.slice(from, from + size);
    const isLast = from + size >= whole.length;
    const end = items.at(-1);
    pages.push({ items, total: whole.length, cursor: isLast ? undefined : 'more', ...(end && { end }) });
  }
  return { pages, pageParams: pages.map(() => undefined) };
}

const itemsOf = (list: TaskPages): Task[] => list.pages.flatMap(({ items }) => items);

interface World {
  tasks: Task[];
  list: TaskPages;
}

function step({ tasks, list }: World, listing: TaskListing, { kind, which, fields }: Happening): World {
  const chosen = tasks[which % Math.max(tasks.length, 1)];
  if (kind === 'create' || kind === 'return' || !chosen) {
    const version = kind === 'return' ? 2 : 1;
    const made = aTask({ id: 1_000 + tasks.length + which, version, ...fields });
    if (tasks.some(({ id }) => id === made.id)) return { tasks, list };
    return { tasks: [...tasks, made], list: withTask(list, listing, made) };
  }
  if (kind === 'remove')
    return { tasks: tasks.filter((task) => task !== chosen), list: withoutTask(list, chosen.id) };
  const changed = { ...chosen, ...fields, version: chosen.version + 1 };
  return {
    tasks: tasks.map((task) => (task === chosen ? changed : task)),
    list: withTask(list, listing, changed, chosen),
  };
}

const someWorld = fc.record({
  listing: someListing,
  fields: fc.array(someFields, { maxLength: 14 }),
  happenings: fc.array(someHappening, { minLength: 1, maxLength: 8 }),
  read: fc.integer({ min: 1, max: 14 }),
  size: fc.integer({ min: 1, max: 5 }),
});

type SomeWorld = typeof someWorld extends fc.Arbitrary<infer Value> ? Value : never;

/** A partly read list, and the same after all that happened. */
function play({ listing, fields, happenings, read, size }: SomeWorld) {
  const tasks = fields.map((each, index) => aTask({ id: index + 1, ...each }));
  const before = pagesOf(tasks, listing, read, size);
  const after = happenings.reduce((world, happening) => step(world, listing, happening), {
    tasks,
    list: before,
  });
  return { before, after, whole: wholeOf(after.tasks, listing) };
}

describe('a list that is kept up to date', () => {
  it('is the beginning of the whole list: with the pages still to come there is neither gap nor repetition', () => {
    fc.assert(
      fc.property(someWorld, (world) => {
        const { before, after, whole } = play(world);
        const { cursor, end } = before.pages.at(-1) ?? {};
        const isToCome = (task: Task) => cursor && end && compareTasks(world.listing, end, task) < 0;
        expect([...itemsOf(after.list), ...whole.filter(isToCome)]).toEqual(whole);
      }),
      { numRuns: 1_000 },
    );
  });

  it('counts as the server does, once all was read', () => {
    fc.assert(
      fc.property(someWorld, (world) => {
        const { after, whole } = play({ ...world, read: 100 });
        expect(after.list.pages.map(({ total }) => total)).toEqual(after.list.pages.map(() => whole.length));
      }),
      { numRuns: 500 },
    );
  });

  it('counts a task that is known from elsewhere, also among those that were not read', () => {
    const tasks = [1, 2, 3, 4].map((id) => aTask({ id, title: `Tarea ${id}` }));
    const listing: TaskListing = { search: '', sort: 'id', order: 'asc', filter: { column: '10' } };
    const list = pagesOf(tasks, listing, 2, 2);
    const totalWith = (now: Partial<Task>, before: Partial<Task>) => {
      const [task, known] = [aTask({ id: 9, version: 3, ...now }), aTask({ id: 9, version: 2, ...before })];
      return withTask(list, listing, task, known).pages[0]?.total;
    };
    expect(totalWith({ title: 'Otra' }, {})).toBe(4);
    expect(totalWith({}, { column_id: 20 })).toBe(5);
    expect(totalWith({}, { board_id: 4 })).toBe(5);
    expect(totalWith({ column_id: 20 }, {})).toBe(3);
    expect(totalWith({ column_id: 20 }, { column_id: 30 })).toBe(4);
  });

  it('leaves every page as it is that nothing happened to', () => {
    const tasks = [1, 2, 3, 4].map((id) => aTask({ id, title: `Tarea ${id}` }));
    const listing: TaskListing = { search: '', sort: 'id', order: 'asc', filter: {} };
    const list = pagesOf(tasks, listing, 4, 2);
    const changed = withTask(list, listing, aTask({ id: 3, title: 'Otra', version: 2 }));
    expect(changed.pages[0]).toBe(list.pages[0]);
    expect(findTask(changed, 3)?.title).toBe('Otra');
    expect(withoutTask(list, 99)).toBe(list);
  });

  it('leaves to the server whether what it did not send is due in time', () => {
    const listing: TaskListing = { search: '', sort: 'id', order: 'asc', filter: { due: 'today' } };
    const list = pagesOf([], listing, 1, 1);
    expect(itemsOf(withTask(list, listing, aTask()))).toEqual([]);
  });
});
