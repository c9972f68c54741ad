import { type Event, type EventType, taskIdsOf } from '@cuadrilla/contract/log/events';
import type { ServerMessage } from '@cuadrilla/contract/views/live';
import { answeredDates, meantDate } from '@cuadrilla/contract/tasks/answered-dates';
import type { Task, TaskDetail } from '@cuadrilla/contract/tasks/tasks';
import { partialMatchKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isOfAttachment, withAttachmentEvent } from '../../features/attachments/attachments.live.ts';
import { withAttachments } from '../../features/attachments/with-attachments.ts';
import { countBoard } from '../../features/boards/boards.live.ts';
import { projectTokenKeys } from '../../features/access-tokens/project-token-keys.ts';
import { boardKeys } from '../../features/boards/boards.queries.ts';
import { countColumns } from '../../features/columns/columns.live.ts';
import { isOfComment, withCommentEvent } from '../../features/comments/comments.live.ts';
import { outdatedDetails } from '../../features/dependencies/dependencies.live.ts';
import { documentKeys } from '../../features/documents/document-keys.ts';
import { appendTaskEvents } from '../../features/events/events.live.ts';
import { isOfPoint, withPointEvent } from '../../features/points/points.live.ts';
import { withPoints } from '../../features/points/point-order.ts';
import { memberKeys } from '../../features/members/members.queries.ts';
import { profileQuery } from '../../features/profile/profile.queries.ts';
import { projectKeys } from '../../features/projects/projects.queries.ts';
import { ruleKeys } from '../../features/automations/rule-keys.ts';
import { calendarKeys } from '../../features/tasks/data/calendar-keys.ts';
import { applyTaskEvents, isGuessedList, refreshGuessedLists } from '../../features/tasks/data/tasks.live.ts';
import { taskKeys } from '../../features/tasks/data/tasks.queries.ts';
import { teamKeys } from '../../features/teams/team-keys.ts';
import { trashKeys } from '../../features/trash/trash.queries.ts';
import { webhookKeys } from '../../features/webhooks/webhook-keys.ts';
import { browserTimeZone } from '../../lib/dates/dates.ts';
import { columnKeys } from '../../lib/kept-columns.ts';
import { writeNews } from '../../writes/own-changes.ts';
import { picturesKey } from '../../lib/pictures.ts';
import { readProjectAgain } from '../../lib/server/project-data.ts';
import { isToBeAnswered } from '../../lib/server/request-keys.ts';
import { refreshSoon } from './refresh-soon.ts';

export type EventsMessage = Extract<ServerMessage, { type: 'events' }>;

/** The one place where what happened elsewhere reaches what is kept here. */
export function applyEvents(client: QueryClient, message: EventsMessage): void {
  writeEvents(client, message);
  refreshOutdated(client, message);
  refreshDependent(client, message);
}

/** What can be written into what is kept, without asking. Telling it twice does no harm. */
export function writeEvents(client: QueryClient, message: EventsMessage): void {
  const { projectId, events: told, tasks, counts } = message;
  const isAwaited = (event: Event): boolean =>
    isToBeAnswered(keyOf(event), () => applyEvents(client, { ...message, events: [event] }));
  const events = told.filter((event) => !isAwaited(event));
  const awaited = taskIdsOf(told.filter((event) => event.type === 'task.created' && !events.includes(event)));
  const known = tasks.filter(({ id }) => !awaited.has(id));
  applyTaskEvents(client, projectId, events, known.map(readHere(client)));
  for (const count of counts) {
    countColumns(client, projectId, count);
    countBoard(client, projectId, count);
  }
  applyCommentEvents(client, projectId, events);
  applyPointEvents(client, projectId, events);
  applyAttachmentEvents(client, projectId, events);
  appendTaskEvents(client, projectId, told);
}

/** What was made from here: until the answer to that request comes, something else stands in its place. */
const keyOf = ({ payload }: Event): string | undefined => ('key' in payload ? payload.key : undefined);

/** The open tasks that say something of those that the events are about. */
function refreshDependent(client: QueryClient, { projectId, events }: EventsMessage): void {
  const isOutdated = outdatedDetails(events);
  void client.invalidateQueries({
    queryKey: taskKeys.details(projectId),
    predicate: ({ state }) => state.data !== undefined && isOutdated(state.data as TaskDetail),
  });
}

/** The line tells everybody the same: when a day ends depends on who reads it. */
function readHere(client: QueryClient): (task: Task) => Task {
  const timeZone = client.getQueryData(profileQuery().queryKey)?.time_zone ?? browserTimeZone();
  return (task) => {
    const dates = { start_date: meantDate(task, 'startDate'), due_date: meantDate(task, 'dueDate') };
    return { ...task, ...answeredDates(dates, timeZone) };
  };
}

/** Whether what was read is another since, and cannot be written into what is kept. */
export function outdates({ projectId, events }: EventsMessage, { queryKey, state }: Query): boolean {
  const isOf = (part: QueryKey) => partialMatchKey(queryKey, part);
  if (isOf(taskKeys.details(projectId)) && outdatedDetails(events)(state.data as TaskDetail)) return true;
  return outdatedIn(events).some((key) => {
    if (key === 'everything') return true;
    return key === 'guessed lists' ? isGuessedList(queryKey) : isOf(keysOf[key](projectId));
  });
}

function refreshOutdated(client: QueryClient, { projectId, events }: EventsMessage): void {
  for (const key of new Set(outdatedIn(events)))
    refreshSoon(`${key} ${projectId}`, () => refresh(client, projectId, key));
}

const outdatedIn = (events: readonly Event[]): Outdated[] =>
  events.flatMap((event) => [...outdatedBy[event.type], ...(turnsTasks(event) ? tasks : [])]);

/** What waits for tasks in the column is blocked since, or not any more. */
const turnsTasks = ({ type, payload }: Event): boolean =>
  type === 'column.updated' && payload.changes?.kind !== undefined;
const tasks = ['tasks'] as const;

function refresh(client: QueryClient, projectId: number, key: Outdated): Promise<void> {
  if (key === 'everything') return readProjectAgain(client, projectId);
  if (key === 'guessed lists') return refreshGuessedLists(client, projectId);
  return client.invalidateQueries({ queryKey: keysOf[key](projectId) });
}

function applyCommentEvents(client: QueryClient, projectId: number, events: Event[]): void {
  for (const event of events.filter(isOfComment)) {
    writeNews(client, taskKeys.detail(projectId, event.payload.taskId ?? 0), (detail: TaskDetail) => {
      const Comments = withCommentEvent(detail.Comments, event);
      return { ...detail, Comments, task: { ...detail.task, Comments } };
    });
  }
}

function applyPointEvents(client: QueryClient, projectId: number, events: Event[]): void {
  for (const event of events.filter(isOfPoint)) {
    const apply = withPoints((points, { users }) => withPointEvent(points, event, users));
    writeNews(client, taskKeys.detail(projectId, event.payload.taskId ?? 0), apply);
  }
}

function applyAttachmentEvents(client: QueryClient, projectId: number, events: Event[]): void {
  for (const event of events.filter(isOfAttachment)) {
    const apply = withAttachments((files, { users }) => withAttachmentEvent(files, event, users));
    writeNews(client, taskKeys.detail(projectId, event.payload.taskId ?? 0), apply);
  }
}

type Outdated =
  | 'everything'
  | 'guessed lists'
  | 'projects'
  | 'boards'
  | 'columns'
  | 'members'
  | 'teams'
  | 'tasks'
  | 'open tasks'
  | 'numbered tasks'
  | 'trash'
  | 'documents'
  | 'calendars'
  | 'pictures'
  | 'rules'
  | 'webhooks'
  | 'tokens';

/** Small lists are simply read again, a moment later and all at once. */
const outdatedBy: Record<EventType, readonly Outdated[]> = {
  'project.created': ['projects'],
  'project.updated': ['projects', 'calendars'],
  'project.deleted': ['projects'],
  'project.restored': ['projects', 'calendars'],
  'project.emptied': ['trash'],
  'label.created': ['projects'],
  // Its name and its colour stand on boards too.
  'label.updated': ['projects', 'boards'],
  'label.deleted': ['projects', 'boards'],
  'label.restored': ['projects', 'boards'],
  'board.created': ['boards', 'projects', 'trash', 'tasks', 'columns', 'calendars'],
  'board.updated': ['boards', 'projects', 'trash', 'calendars'],
  'board.deleted': ['boards', 'projects', 'trash', 'tasks', 'columns', 'calendars'],
  'board.restored': ['boards', 'projects', 'trash', 'tasks', 'columns', 'calendars'],
  'column.created': ['columns', 'boards', 'guessed lists', 'calendars'],
  // Its name and its kind stand where other tasks depend on those in it.
  'column.updated': ['columns', 'boards', 'guessed lists', 'numbered tasks', 'open tasks', 'calendars'],
  'column.deleted': ['columns', 'boards', 'guessed lists', 'calendars'],
  // The tasks of one that comes back are kept as they were when it left.
  'column.restored': ['columns', 'boards', 'tasks', 'calendars'],
  'column.spread': ['tasks'],
  'task.created': ['guessed lists', 'trash', 'numbered tasks'],
  'task.updated': ['guessed lists', 'numbered tasks'],
  'task.deleted': ['guessed lists', 'trash', 'numbered tasks'],
  'task.restored': ['guessed lists', 'trash', 'numbered tasks'],
  'comment.created': [],
  'comment.updated': [],
  'comment.deleted': [],
  'point.created': [],
  'point.updated': [],
  'point.deleted': [],
  'point.restored': [],
  'attachment.created': [],
  'attachment.updated': [],
  'attachment.deleted': [],
  'attachment.restored': [],
  'dependency.created': [],
  'dependency.deleted': [],
  'document.created': ['documents'],
  'document.updated': ['documents', 'trash'],
  'document.edited': ['documents'],
  'document.deleted': ['documents', 'trash'],
  'document.restored': ['documents', 'trash'],
  'document.commented': ['documents'],
  'document.recommented': ['documents'],
  'document.uncommented': ['documents'],
  'document.settled': ['documents'],
  'member.added': ['members', 'projects', 'open tasks', 'pictures'],
  'member.updated': ['members', 'projects', 'open tasks', 'calendars'],
  'member.removed': ['members', 'projects', 'open tasks'],
  // Names stand in lists, comments and histories.
  'member.renamed': ['everything'],
  'member.pictured': ['pictures'],
  'team.added': ['members', 'teams'],
  'team.updated': ['members', 'teams'],
  'team.removed': ['members', 'teams'],
  'rule.created': ['rules'],
  'rule.updated': ['rules'],
  'rule.deleted': ['rules'],
  'webhook.created': ['webhooks'],
  'webhook.updated': ['webhooks'],
  'webhook.deleted': ['webhooks'],
  'token.removed': ['tokens'],
};

const keysOf: Record<Exclude<Outdated, 'everything' | 'guessed lists'>, (projectId: number) => QueryKey> = {
  projects: projectKeys.one,
  boards: boardKeys.ofProject,
  columns: columnKeys.ofProject,
  members: memberKeys.ofProject,
  teams: teamKeys.ofProject,
  tasks: taskKeys.ofProject,
  'open tasks': taskKeys.details,
  'numbered tasks': taskKeys.numbered,
  trash: trashKeys.ofProject,
  documents: () => documentKeys.all,
  calendars: () => calendarKeys.all,
  pictures: () => picturesKey,
  rules: () => ruleKeys.all,
  webhooks: webhookKeys.ofProject,
  tokens: projectTokenKeys.ofProject,
};
