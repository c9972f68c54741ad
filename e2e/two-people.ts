import type { Task } from '@cuadrilla/contract/tasks';
import type { Page } from '@playwright/test';
import type { Api, Person } from './api.ts';
import { givenPlace, type Place } from './boards.ts';
import { givenMember } from './given.ts';

/** Ana's project with one board, of which Bruno is an editor. */
export async function givenTwo(api: Api) {
  const [ana, bruno] = [await api.register('Ana', 'Ruiz'), await api.register('Bruno', 'Sosa')];
  const place = await givenPlace(api, ana);
  await givenMember(api, ana, place.projectId, bruno);
  return { ana, bruno, place };
}

/** Opens the page and waits until all that happens in the project arrives there by itself. */
export async function openFollowing(page: Page, address: string): Promise<void> {
  // Listened for from the beginning: the word may come before the page counts as loaded.
  const following = page
    .waitForEvent('websocket')
    .then((line) =>
      line.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"following"')),
    );
  await page.goto(address);
  await following;
}

export const removeTask = (api: Api, person: Person, { projectId }: Place, { id, board_id }: Task) =>
  api.call(person, 'DELETE', `/projects/${projectId}/boards/${board_id}/tasks/${id}`);
