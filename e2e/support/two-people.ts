import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { Page, WebSocket } from '@playwright/test';
import type { Api, Person } from './api.ts';
import { givenPlace, type Place } from './boards.ts';
import { givenMember } from './given.ts';
import { visit } from './visit.ts';

export async function givenPair(api: Api) {
  return { ana: await api.register('Ana', 'Ruiz'), bruno: await api.register('Bruno', 'Sosa') };
}

/** A project of the first with one board, of which the second is an editor. */
export async function givenShared(api: Api, owner: Person, editor: Person): Promise<Place> {
  const place = await givenPlace(api, owner);
  await givenMember(api, owner, place.projectId, editor);
  return place;
}

/** Ana's project with one board, of which Bruno is an editor. */
export async function givenTwo(api: Api) {
  const { ana, bruno } = await givenPair(api);
  return { ana, bruno, place: await givenShared(api, ana, bruno) };
}

const lines = new WeakMap<Page, WebSocket>();
const projectOf = (address: string): string | undefined => /\/projects\/(\d+)/.exec(address)?.[1];

/** Opens the address and waits until all that happens in its project arrives there by itself. */
export async function openFollowing(page: Page, address: string): Promise<void> {
  const known = lines.get(page);
  const line = known?.isClosed() ? undefined : known;
  if (line && projectOf(page.url()) === projectOf(address)) {
    await visit(page, address);
    return;
  }
  // Listened for from the beginning: the word may come before the page counts as loaded. Of this project: the line of
  // the page before may have been cut, and be opening again.
  const word = `"following","projectId":${projectOf(address)},`;
  const following = new Promise<void>((heard) => {
    const listen = (socket: WebSocket) => {
      lines.set(page, socket);
      socket.on('framereceived', ({ payload }) => String(payload).includes(word) && heard());
    };
    if (line) listen(line);
    page.on('websocket', listen);
  });
  await (line ? visit(page, address) : page.goto(address));
  await following;
}

export const removeTask = (api: Api, person: Person, { projectId }: Place, { id, board_id }: Task) =>
  api.call(person, 'DELETE', `/projects/${projectId}/boards/${board_id}/tasks/${id}`);
