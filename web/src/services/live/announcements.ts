import { type Event, taskIdOf } from '@cuadrilla/contract/log/events';
import { isAllAtOnce } from '@cuadrilla/contract/log/via';
import type { EventsMessage } from './apply-events.ts';
import { whoDid } from '../events/event.texts.ts';
import { announcement } from './announced.ts';
import { announcementTexts as texts } from './announcements.texts.ts';

/** A reader that is interrupted all the time tells nothing. */
const quietFor = 5_000;

/** Where the person is: only what can be seen there is told. */
interface Shown {
  boardId: number | null;
  taskId: number | null;
}

let waiting: string[] = [];
let quiet: number | undefined;

export function announce({ events, tasks }: EventsMessage, userId: number, shown: Shown): void {
  for (const event of events) {
    const taskId = taskIdOf(event);
    const { boardId, title } = whatIsKnown(event);
    if ((event.actor.id === userId && !event.via) || taskId === undefined) continue;
    if (isAllAtOnce(event.via)) continue;
    const task = tasks.find(({ id }) => id === taskId);
    const isSeen = shown.taskId ? shown.taskId === taskId : (task?.board_id ?? boardId) === shown.boardId;
    const text = isSeen && texts.happened(whoDid(event), event, task?.title ?? title ?? '');
    if (text) waiting.push(text);
  }
  if (quiet === undefined) speak();
}

/** Of a task in the trash only the log tells. */
const whatIsKnown = ({ payload }: Event) => ({
  boardId: 'boardId' in payload ? payload.boardId : undefined,
  title: 'title' in payload ? payload.title : undefined,
});

function speak(): void {
  quiet = undefined;
  const [first, ...rest] = waiting;
  waiting = [];
  // Said once more, the same words would be no change, and not be heard.
  if (first === undefined) return announcement.set('');
  announcement.set(rest.length > 0 ? texts.happenedMuch(rest.length + 1) : first);
  quiet = window.setTimeout(speak, quietFor);
}
