import type { Event } from '@cuadrilla/contract/events';
import type { ServerMessage } from '@cuadrilla/contract/live';
import type { TaskDetail } from '@cuadrilla/contract/tasks';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { boardKeys } from '../../features/boards/boards.queries.ts';
import { columnKeys } from '../../features/columns/columns.queries.ts';
import { withCommentEvent } from '../../features/comments/comments.live.ts';
import { appendTaskEvents } from '../../features/events/events.live.ts';
import { memberKeys } from '../../features/members/members.queries.ts';
import { projectKeys } from '../../features/projects/projects.queries.ts';
import { applyTaskEvents, refreshGuessedLists } from '../../features/tasks/tasks.live.ts';
import { taskKeys } from '../../features/tasks/tasks.queries.ts';
import { trashKeys } from '../../features/trash/trash.queries.ts';
import { readProjectAgain } from '../../lib/project-data.ts';
import { refreshSoon } from './refresh-soon.ts';

export type EventsMessage = Extract<ServerMessage, { type: 'events' }>;

/** The one place where what happened elsewhere reaches what is kept here. */
export function applyEvents(client: QueryClient, message: EventsMessage): void {
  writeEvents(client, message);
  refreshOutdated(client, message);
}

/** What can be written into what is kept, without asking. Telling it twice does no harm. */
export function writeEvents(client: QueryClient, { projectId, events, tasks }: EventsMessage): void {
  applyTaskEvents(client, projectId, events, tasks);
  applyCommentEvents(client, projectId, events);
  appendTaskEvents(client, projectId, events);
}

function refreshOutdated(client: QueryClient, { projectId, events }: EventsMessage): void {
  for (const key of new Set(events.flatMap(outdatedBy)))
    refreshSoon(`${key} ${projectId}`, () => refresh(client, projectId, key));
}

function refresh(client: QueryClient, projectId: number, key: Outdated): Promise<void> {
  if (key === 'everything') return readProjectAgain(client, projectId);
  if (key === 'guessed lists') return refreshGuessedLists(client, projectId);
  return client.invalidateQueries({ queryKey: keysOf[key](projectId) });
}

function applyCommentEvents(client: QueryClient, projectId: number, events: Event[]): void {
  for (const event of events.filter(({ type }) => type.startsWith('comment.'))) {
    client.setQueryData<TaskDetail>(taskKeys.detail(projectId, Number(event.payload['taskId'])), (detail) => {
      const Comments = detail && withCommentEvent(detail.Comments, event);
      return Comments && { ...detail, Comments, task: { ...detail.task, Comments } };
    });
  }
}

type Outdated =
  | 'everything'
  | 'guessed lists'
  | 'projects'
  | 'boards'
  | 'board lists'
  | 'columns'
  | 'members'
  | 'tasks'
  | 'open tasks'
  | 'trash';

/** Small lists and counts are simply read again, a moment later and all at once. */
function outdatedBy({ type, payload }: Event): Outdated[] {
  const [noun, verb] = type.split('.');
  switch (noun) {
    case 'project':
      return ['projects'];
    case 'board':
      return ['boards', 'projects', 'trash', ...(verb === 'updated' ? [] : (['tasks', 'columns'] as const))];
    case 'column':
      // Of one that comes back the tasks are kept as they were when it left.
      return ['columns', 'boards', verb === 'restored' ? 'tasks' : 'guessed lists'];
    case 'member':
      // Names stand in lists, comments and histories.
      return verb === 'renamed' ? ['everything'] : ['members', 'projects', 'open tasks'];
    case 'task':
      if (verb === 'updated' && !isMove(payload)) return ['guessed lists'];
      return ['guessed lists', 'columns', 'board lists', ...(verb === 'updated' ? [] : (['trash'] as const))];
    default:
      return [];
  }
}

const isMove = ({ changes }: Event['payload']): boolean =>
  Object.keys(changes ?? {}).some((field) => field === 'column_id' || field === 'board_id');

const keysOf: Record<Exclude<Outdated, 'everything' | 'guessed lists'>, (projectId: number) => QueryKey> = {
  projects: projectKeys.one,
  boards: boardKeys.ofProject,
  'board lists': boardKeys.lists,
  columns: columnKeys.ofProject,
  // Not those who may be added: whoever has just been added still stands there, with a tick.
  members: memberKeys.list,
  tasks: taskKeys.ofProject,
  'open tasks': taskKeys.details,
  trash: trashKeys.ofProject,
};
