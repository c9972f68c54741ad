import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Api, Person } from './api.ts';
import { givenBoard, givenProject } from './given.ts';
import { visit } from './visit.ts';

export interface Place {
  projectId: number;
  boardId: number;
  /** Of the board's page. */
  path: string;
}

export const placeOf = (projectId: number, boardId: number): Place => ({
  projectId,
  boardId,
  path: `/dashboard/projects/${projectId}/boards/${boardId}`,
});

/** A project of one's own with one board. */
export async function givenPlace(api: Api, owner: Person, name = 'Logística'): Promise<Place> {
  const project = await givenProject(api, owner);
  return placeOf(project.id, (await givenBoard(api, owner, project.id, name)).id);
}

interface TaskWish {
  title?: string;
  description?: string;
  dueDate?: string;
  priorityId?: number;
  assignedTo?: number | null;
  columnId?: number;
}

/** A task with everything that the edit form asks for. */
export const addTask = (api: Api, person: Person, place: Place, wish: TaskWish = {}): Promise<Task> =>
  api.call(person, 'POST', `/projects/${place.projectId}/boards/${place.boardId}/tasks`, {
    title: 'Pedir carpas',
    description: 'Cuatro, con paredes',
    dueDate: '2031-05-20',
    priorityId: 2,
    assignedTo: person.id,
    ...wish,
  });

export const changeTask = (api: Api, person: Person, { projectId }: Place, task: Task, change: object) =>
  api.call<Task>(person, 'PATCH', `/projects/${projectId}/boards/${task.board_id}/tasks/${task.id}`, change);

export const comment = (api: Api, person: Person, { projectId }: Place, task: Task, content: string) =>
  api.call(person, 'POST', `/projects/${projectId}/boards/${task.board_id}/tasks/${task.id}/comments`, {
    content,
  });

export const taskPath = ({ path }: Place, { id }: Task): string => `${path}/tasks/${id}`;

/** Opens the task's page and waits for its form. */
export async function openTask(page: Page, place: Place, task: Task): Promise<void> {
  await visit(page, taskPath(place, task));
  await expect(page.getByRole('main').getByLabel('Título', { exact: true })).toHaveValue(task.title);
}

/** The links of the cards, whose names are the titles. */
export const cards = (page: Page): Locator =>
  page.getByRole('article').getByRole('heading', { level: 2 }).getByRole('link');

export const card = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });
