import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { type Page, expect } from '@playwright/test';
import type { Api, Person } from './api.ts';
import { addTask, type Place } from './boards.ts';

/** Numbers that look like chance and are the same in every run. */
function* chance(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

/** Any mixture of creating, renaming, moving, deleting, restoring and commenting. */
export async function changeAtRandom(api: Api, person: Person, place: Place, count: number): Promise<void> {
  const path = `/projects/${place.projectId}/boards/${place.boardId}`;
  const columns = await api.call<Column[]>(person, 'GET', `${path}/columns`);
  const tasks = await api.call<Task[]>(person, 'GET', `${path}/tasks`);
  const trash: Task[] = [];
  const numbers = chance(count);
  const pick = <T>(list: T[]): T => list[Math.floor(numbers.next().value * list.length)] as T;
  const change = (task: Task, body: object) => api.call(person, 'PATCH', `${path}/tasks/${task.id}`, body);

  const kinds = [
    async () =>
      void tasks.push(await addTask(api, person, place, { title: `Nueva ${numbers.next().value}` })),
    () => change(pick(tasks), { title: `Otro título ${numbers.next().value}` }),
    () => change(pick(tasks), { columnId: pick(columns).id }),
    () => change(pick(tasks), { columnId: pick(columns).id, afterId: null }),
    () => change(pick(tasks), { priorityId: 1 + Math.floor(numbers.next().value * 4) }),
    () => api.call(person, 'POST', `${path}/tasks/${pick(tasks).id}/comments`, { content: 'Hecho' }),
    async () => {
      if (tasks.length < 30) return;
      const [gone] = tasks.splice(tasks.indexOf(pick(tasks)), 1);
      if (gone) trash.push(gone);
      await api.call(person, 'DELETE', `${path}/tasks/${gone?.id}`);
    },
    async () => {
      const back = trash.pop();
      if (!back) return;
      tasks.push(back);
      await api.call(person, 'POST', `${path}/tasks/${back.id}/restore`);
    },
  ];
  for (let done = 0; done < count; done += 1) await pick(kinds)();
}

type Shown = [id: number, title: string];

/** The cards or rows on the screen, as they stand in the page. */
const shownOn = (page: Page): Promise<Shown[]> =>
  page
    .locator('[data-task]')
    .evaluateAll((links) =>
      links.map((link) => [Number((link as HTMLElement).dataset['task']), link.textContent]),
    );

const asShown = ({ id, title }: Task): Shown => [id, title];

/** The grid and the list go by number; the kanban column by column, each in its own order. */
async function expectedIn(view: string, api: Api, person: Person, place: Place): Promise<Shown[]> {
  const path = `/projects/${place.projectId}/boards/${place.boardId}`;
  if (view !== 'kanban') return (await api.call<Task[]>(person, 'GET', `${path}/tasks`)).map(asShown);
  const columns = await api.call<Column[]>(person, 'GET', `${path}/columns`);
  const inColumns = await Promise.all(
    columns.map(({ id }) => api.call<Task[]>(person, 'GET', `${path}/tasks?column=${id}&sort=position`)),
  );
  return inColumns.flat().map(asShown);
}

/** The page shows exactly what the server has. */
export async function expectSameAsServer(
  page: Page,
  view: string,
  api: Api,
  person: Person,
  place: Place,
): Promise<void> {
  const expected = await expectedIn(view, api, person, place);
  await expect.poll(() => shownOn(page)).toEqual(expected);
}
