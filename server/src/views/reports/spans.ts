import { isDay } from '@cuadrilla/contract/kernel/day';
import { changesIn, type Happened } from '@cuadrilla/contract/log/events';
import type { Via } from '@cuadrilla/contract/log/via';
import { wholeLabels } from '@cuadrilla/contract/tasks/label-set';
import type { TaskFields } from '@cuadrilla/contract/tasks/task-fields';
import type { taskSpans, reportColumns } from '../../platform/database/schema/schema.ts';
import { beginningOf, startOf, stateElsewhere } from './span-beginnings.ts';

export type Span = Omit<typeof taskSpans.$inferSelect, 'projectId'>;
export type ReportColumn = Omit<typeof reportColumns.$inferSelect, 'projectId'>;

/** Something of the log, in its order. */
export type LoggedEvent = Happened & { seq: number; at: Date; via: Via | null };

/** What a project's tasks and columns have come to: the last span of each task, and every column. */
export interface Present {
  tasks: Map<number, Span>;
  columns: Map<number, ReportColumn>;
}

type Kept = Pick<
  Span,
  'boardId' | 'columnId' | 'assignedTo' | 'priorityId' | 'labelIds' | 'dueDate' | 'dueDay' | 'archived'
>;
type State = Kept & Pick<Span, 'deleted' | 'boardDeleted' | 'kind'>;

/** Takes in what happened; answers the spans that began, in their order. Those that ended are so by now. */
export function followTasks(present: Present, events: readonly LoggedEvent[]): Span[] {
  return events.flatMap((event) => follow(present, event));
}

function follow(present: Present, event: LoggedEvent): Span[] {
  const { tasks, columns } = present;
  switch (event.type) {
    case 'board.created':
      for (const { id, name, kind, position } of event.payload.columns ?? [])
        columns.set(id, { id, boardId: event.payload.boardId ?? 0, name: name ?? null, kind, position });
      return [];
    case 'column.created':
    case 'column.restored': {
      const { columnId: id, boardId, kind, name = null, position = '' } = event.payload;
      if (id !== undefined && boardId !== undefined && kind)
        columns.set(id, { id, boardId, kind, name, position });
      return [];
    }
    case 'column.updated':
      return columnChanged(present, event);
    case 'board.deleted':
    case 'board.restored':
      return changeAll(present, event, ({ boardId }) => boardId === event.payload.boardId, {
        boardDeleted: event.type === 'board.deleted',
      });
    case 'task.created': {
      const span = tasks.get(event.payload.taskId ?? 0);
      // It was here before it went to another project.
      if (span && event.payload.task) return comeBack(present, span, event);
      return begin(present, event);
    }
    case 'task.updated': {
      const span = tasks.get(event.payload.taskId ?? 0);
      return span ? change(present, span, event, changedState(event)) : [];
    }
    case 'task.deleted':
    case 'task.restored': {
      const span = tasks.get(event.payload.taskId ?? 0);
      return span ? change(present, span, event, { deleted: event.type === 'task.deleted' }) : [];
    }
    default:
      return [];
  }
}

/** With another meaning its tasks are done, or no longer. */
function columnChanged(present: Present, event: LoggedEvent & { type: 'column.updated' }): Span[] {
  const { columnId = 0, changes = {} } = event.payload;
  const column = present.columns.get(columnId);
  if (!column) return [];
  const {
    name = column.name,
    kind = column.kind,
    position = column.position,
  } = Object.fromEntries(
    Object.entries(changes).map(([field, { after }]) => [field, after]),
  ) as Partial<ReportColumn>;
  present.columns.set(columnId, { ...column, name, kind, position });
  return changeAll(present, event, (span) => span.columnId === columnId, { kind });
}

function changeAll(
  present: Present,
  event: LoggedEvent,
  isMeant: (span: Span) => boolean,
  to: Partial<State>,
): Span[] {
  return [...present.tasks.values()].filter(isMeant).flatMap((span) => change(present, span, event, to));
}

const dueOf = (due: string | null) => ({
  dueDay: due !== null && isDay(due) ? due : null,
  dueDate: due === null || isDay(due) ? null : new Date(due),
});

function stateOf(fields: Partial<TaskFields>): Partial<Kept> {
  const { board_id: boardId, column_id: columnId, assigned_to: assignedTo } = fields;
  const { priority_id: priorityId, due_date: due, archived } = fields;
  const labelIds = wholeLabels({ labelId: fields.label_id, labelIds: fields.label_ids });
  return {
    ...(boardId !== undefined && { boardId }),
    ...(columnId !== undefined && { columnId }),
    ...(assignedTo !== undefined && { assignedTo }),
    ...(priorityId !== undefined && { priorityId }),
    ...(labelIds && { labelIds: [...labelIds] }),
    ...(due !== undefined && dueOf(due)),
    ...(archived !== undefined && { archived }),
  };
}

const changedState = (event: LoggedEvent): Partial<Kept> =>
  stateOf(Object.fromEntries(Object.entries(changesIn(event)).map(([field, { after }]) => [field, after])));

function begin({ tasks, columns }: Present, event: LoggedEvent & { type: 'task.created' }): Span[] {
  const { seq, at } = event;
  const { taskId, task } = event.payload;
  // Before readers were kept anything for, a purge left nothing.
  if (taskId === undefined || !task) return [];
  const kind = columns.get(task.column_id)?.kind ?? 'pendiente';
  const span: Span = {
    taskId,
    seq,
    since: at,
    until: null,
    kind,
    deleted: false,
    boardDeleted: false,
    // A log from before tasks could be archived says nothing of it.
    ...({ archived: false, ...stateOf(task) } as Kept),
    ...beginningOf(event, kind),
    columnSince: at,
    moved: false,
  };
  tasks.set(taskId, span);
  return [span];
}

/** What became of it in the meantime, another project has counted. */
function comeBack(present: Present, span: Span, event: LoggedEvent & { type: 'task.created' }): Span[] {
  const { task } = event.payload;
  const to: Partial<State> = { deleted: false, ...(task && stateOf(task)) };
  const kind = present.columns.get(to.columnId ?? span.columnId)?.kind ?? span.kind;
  const { wasDone, finishedAt } = stateElsewhere(event, kind);
  return change(present, span, event, to, {
    wasDone,
    finishedAt: finishedAt ?? (span.kind === 'hecho' ? span.finishedAt : null),
  });
}

/** No figure counts it: what was done stays counted when it is archived, what was not is no longer to be done. */
export const isAway = ({ deleted, boardDeleted, archived, kind }: Span): boolean =>
  deleted || boardDeleted || (archived && kind !== 'hecho');

const stateBefore = ({ kind, finishedAt }: Span) => ({ wasDone: kind === 'hecho', finishedAt });

function change(
  { tasks, columns }: Present,
  span: Span,
  { seq, at }: LoggedEvent,
  to: Partial<State>,
  { wasDone, finishedAt } = stateBefore(span),
): Span[] {
  if (!differs(span, to)) return [];
  const columnId = to.columnId ?? span.columnId;
  const kind = to.kind ?? columns.get(columnId)?.kind ?? span.kind;
  const next: Span = {
    ...span,
    ...to,
    columnId,
    kind,
    seq,
    since: at,
    until: null,
    born: false,
    moved: false,
  };
  const is = kind === 'hecho';
  const here = !isAway(next);
  next.startedAt = span.startedAt ?? startOf(kind, at);
  next.finishedAt = is ? (wasDone ? finishedAt : at) : null;
  next.finished = here && is && !wasDone;
  next.reopened = here && wasDone && !is;
  const moves = columnId !== span.columnId;
  if (moves || isAway(span)) next.columnSince = at;
  span.until = at;
  span.moved = moves && !isAway(span) && here;
  tasks.set(span.taskId, next);
  return [next];
}

/** Dates are compared by what they say. */
const differs = (span: Span, to: Partial<State>): boolean =>
  Object.entries(to).some(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(span[field as keyof State]),
  );
