import type { ColumnKind } from '@cuadrilla/contract/tasks/boards';
import { isDay } from '@cuadrilla/contract/kernel/day';
import { changesIn, type Happened } from '@cuadrilla/contract/log/events';
import { isAllAtOnce, type Via } from '@cuadrilla/contract/log/via';
import type { TaskFields } from '@cuadrilla/contract/tasks/task-fields';
import type { taskSpans, reportColumns } from '../../platform/database/schema/schema.ts';

export type Span = Omit<typeof taskSpans.$inferSelect, 'projectId'>;
export type ReportColumn = Omit<typeof reportColumns.$inferSelect, 'projectId'>;

/** Something of the log, in its order. */
export type Told = Happened & { seq: number; at: Date; via: Via | null };

/** What a project's tasks and columns have come to: the last span of each task, and every column. */
export interface Present {
  tasks: Map<number, Span>;
  columns: Map<number, ReportColumn>;
}

type Kept = Pick<
  Span,
  'boardId' | 'columnId' | 'assignedTo' | 'priorityId' | 'labelId' | 'dueDate' | 'dueDay'
>;
type State = Kept & Pick<Span, 'deleted' | 'boardDeleted' | 'kind'>;

/** Takes in what happened; answers the spans that began, in their order. Those that ended are so by now. */
export function followTasks(present: Present, events: readonly Told[]): Span[] {
  return events.flatMap((event) => follow(present, event));
}

function follow(present: Present, event: Told): Span[] {
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
      if (span && event.payload.task)
        return change(present, span, event, { deleted: false, ...stateOf(event.payload.task) });
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
function columnChanged(present: Present, event: Told & { type: 'column.updated' }): Span[] {
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
  event: Told,
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
  const { priority_id: priorityId, label_id: labelId, due_date: due } = fields;
  return {
    ...(boardId !== undefined && { boardId }),
    ...(columnId !== undefined && { columnId }),
    ...(assignedTo !== undefined && { assignedTo }),
    ...(priorityId !== undefined && { priorityId }),
    ...(labelId !== undefined && { labelId }),
    ...(due !== undefined && dueOf(due)),
  };
}

const changedState = (event: Told): Partial<Kept> =>
  stateOf(Object.fromEntries(Object.entries(changesIn(event)).map(([field, { after }]) => [field, after])));

function begin({ tasks, columns }: Present, event: Told & { type: 'task.created' }): Span[] {
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
    ...(stateOf(task) as Kept),
    ...beginningOf(event, kind),
    columnSince: at,
    reopened: false,
    moved: false,
  };
  tasks.set(taskId, span);
  return [span];
}

type Beginning = Pick<Span, 'createdAt' | 'startedAt' | 'finishedAt' | 'born' | 'finished'>;

/** What comes from elsewhere was made and done there: on the dates that are known of it, else nobody knows when. */
function beginningOf({ at, via, payload }: Told & { type: 'task.created' }, kind: ColumnKind): Beginning {
  const isDone = kind === 'hecho';
  const { createdAt, finishedAt } = payload.elsewhere ?? {};
  if (!isAllAtOnce(via))
    return {
      createdAt: at,
      startedAt: startOf(kind, at),
      finishedAt: isDone ? at : null,
      born: true,
      finished: isDone,
    };
  const finished = isDone ? earlier(finishedAt, at) : null;
  const made = earlier(createdAt, finished ?? at);
  if (!isDone)
    return {
      createdAt: made ?? at,
      startedAt: startOf(kind, at),
      finishedAt: null,
      born: true,
      finished: false,
    };
  return {
    createdAt: made,
    startedAt: finished,
    finishedAt: finished,
    born: made !== null && finished !== null,
    finished: finished !== null,
  };
}

const earlier = (said: string | undefined, than: Date): Date | null =>
  said === undefined ? null : new Date(Math.min(Date.parse(said), than.getTime()));

const startOf = (kind: ColumnKind, at: Date): Date | null => (kind === 'pendiente' ? null : at);

const isAway = ({ deleted, boardDeleted }: Span): boolean => deleted || boardDeleted;

function change({ tasks, columns }: Present, span: Span, { seq, at }: Told, to: Partial<State>): Span[] {
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
  const [was, is] = [span.kind === 'hecho', kind === 'hecho'];
  const here = !isAway(next);
  next.startedAt = span.startedAt ?? startOf(kind, at);
  next.finishedAt = is ? (was ? span.finishedAt : at) : null;
  next.finished = here && is && !was;
  next.reopened = here && was && !is;
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
