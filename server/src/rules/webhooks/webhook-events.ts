import type { EventType } from '@cuadrilla/contract/log/events';
import { type WebhookEvent, webhookEvents } from '@cuadrilla/contract/rules/webhooks/events';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { EventRow } from '../../platform/log/events.queries.ts';

/** Those of the log whose name is also theirs outside; the others are told of none, or by what they changed. */
const named: ReadonlySet<string> = new Set(webhookEvents);
export const toldTypes = webhookEvents.filter(
  (type): type is WebhookEvent & EventType =>
    !['task.moved', 'task.completed', 'task.reopened'].includes(type),
);

/** What an event is called outside, the most telling first: of those that somebody asked for the first is told. */
export function namesOf(event: EventRow): WebhookEvent[] {
  const { type, payload } = event;
  // The order within a column or a checklist tells nobody anything.
  if ((type === 'task.updated' || type === 'point.updated') && !isMoreThanPlace(payload.changes)) return [];
  if (type !== 'task.updated') return named.has(type) ? [type as WebhookEvent] : [];
  const { done, changes = {} } = payload;
  const isMoved = changes.board_id !== undefined || changes.column_id !== undefined;
  return [
    ...(done === undefined ? [] : [done ? ('task.completed' as const) : ('task.reopened' as const)]),
    ...(isMoved ? (['task.moved'] as const) : []),
    'task.updated',
  ];
}

export interface SubjectId {
  name: 'taskId' | 'commentId' | 'boardId' | 'documentId';
  id: number;
}

/** What an event is about, where that may be gone while the log still tells of it. */
export function subjectIdOf({ type, payload }: EventRow): SubjectId | undefined {
  const name = subjects[type.split('.')[0] ?? ''];
  const id = name && (payload as Record<string, unknown>)[name];
  return name && typeof id === 'number' ? { name, id } : undefined;
}

/** Points, files and dependencies go with their task. */
const subjects: Partial<Record<string, SubjectId['name']>> = {
  task: 'taskId',
  point: 'taskId',
  attachment: 'taskId',
  dependency: 'taskId',
  comment: 'commentId',
  board: 'boardId',
  document: 'documentId',
};

/** What is left of one whose subject is gone: ids, which tell nobody anything. */
export const withoutWords = (event: EventRow): EventRow => ({
  ...event,
  payload: Object.fromEntries(Object.entries(event.payload).filter(([name]) => name.endsWith('Id'))),
});

const isMoreThanPlace = (changes: object = {}): boolean =>
  Object.keys(changes).some((field) => field !== 'position');

/** What is said of an event, besides its name. The task is told as it is by now. */
export function dataOf(event: EventRow, task: Task | undefined) {
  const { projectId, seq, actorId, actorName, via } = event;
  return {
    project: projectId,
    seq,
    actor: { id: actorId, name: actorName },
    ...(via && { via: { kind: via.kind, id: via.id, name: via.name } }),
    ...subjectOf(event, task),
  };
}

// oxlint-disable-next-line max-lines-per-function -- a table of events
function subjectOf(event: EventRow, task: Task | undefined): Record<string, unknown> {
  const { type, payload } = event;
  switch (type) {
    case 'task.created':
      return { task: task ?? { id: payload.taskId } };
    case 'task.updated':
      return { task: task ?? { id: payload.taskId, board_id: payload.boardId }, changes: payload.changes };
    case 'task.deleted':
    case 'task.restored':
      return { task: task ?? { id: payload.taskId, board_id: payload.boardId, title: payload.title } };
    case 'comment.created':
      return {
        comment: { id: payload.commentId, content: payload.content },
        task: task ?? { id: payload.taskId },
      };
    case 'comment.updated':
      return {
        comment: { id: payload.commentId, content: payload.after },
        task: task ?? { id: payload.taskId },
      };
    case 'comment.deleted':
      return { comment: { id: payload.commentId }, task: task ?? { id: payload.taskId } };
    case 'point.updated':
      return {
        point: { id: payload.pointId, content: payload.content },
        changes: payload.changes,
        task: task ?? { id: payload.taskId },
      };
    case 'point.created':
    case 'point.deleted':
    case 'point.restored':
      return {
        point: { id: payload.pointId, content: payload.content, done: payload.done },
        task: task ?? { id: payload.taskId },
      };
    case 'attachment.updated':
      return {
        attachment: { id: payload.attachmentId, name: payload.name },
        changes: payload.changes,
        task: task ?? { id: payload.taskId },
      };
    case 'attachment.created':
    case 'attachment.deleted':
    case 'attachment.restored':
      return {
        attachment: { id: payload.attachmentId, name: payload.name },
        task: task ?? { id: payload.taskId },
      };
    case 'dependency.created':
    case 'dependency.deleted':
      return {
        dependency: { id: payload.dependencyId, blocked_by: payload.blockerId },
        task: task ?? { id: payload.taskId },
      };
    case 'board.updated':
      return { board: { id: payload.boardId }, changes: payload.changes };
    case 'board.created':
    case 'board.deleted':
    case 'board.restored':
      return { board: { id: payload.boardId, name: payload.name } };
    case 'document.updated':
      return {
        document: { id: payload.documentId, title: payload.title },
        changes: payload.changes,
      };
    case 'document.created':
    case 'document.deleted':
    case 'document.restored':
      return { document: { id: payload.documentId, title: payload.title } };
    case 'member.added':
      return { member: { id: payload.userId, name: payload.name, role: payload.role } };
    case 'member.updated':
      return { member: { id: payload.userId, name: payload.name, role: payload.after } };
    case 'member.removed':
      return { member: { id: payload.userId, name: payload.name } };
    case 'project.updated':
      return { changes: payload.changes };
    default:
      return {};
  }
}
