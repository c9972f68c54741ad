import { plainFields } from '@cuadrilla/contract/tasks/copied-fields';
import type { BoardView } from '@cuadrilla/contract/tasks/board-views';
import type { ColumnKind } from '@cuadrilla/contract/tasks/boards';
import { dayAfter, dayIn } from '@cuadrilla/contract/kernel/day';
import { repeatWithoutDays } from '@cuadrilla/contract/tasks/repeat-next';
import { type Holidays, isWorkingDay } from '@cuadrilla/contract/kernel/holidays/working-days';
import {
  type TemplateContent,
  templateLimits,
  templateMessages,
} from '@cuadrilla/contract/carry/project-templates/content';
import { invalid } from '../../platform/app-error.ts';
import type { TakenPoint, TakenTask } from './take-template.queries.ts';
import { roleTexts } from './project-templates.texts.ts';

export interface TakenProject {
  boards: readonly { id: number; name: string; firstView: BoardView }[];
  columns: readonly { id: number; boardId: number; name: string; kind: ColumnKind }[];
  tasks: readonly TakenTask[];
  points: readonly TakenPoint[];
}

export interface Taking {
  withDescriptions: boolean;
  withDone: boolean;
  /** In which an instant falls on a day. */
  timeZone: string;
  /** On which nobody worked: they are no days of it. */
  holidays: Holidays;
}

/**
 * A project without its people and its dates: days are counted from its first one, whoever is in charge becomes a role,
 * and everything is still to be done. Its boards are its stages.
 */
export function toTemplate(project: TakenProject, taking: Taking): TemplateContent {
  const { boards, columns, tasks, points } = project;
  refuseWhatDoesNotFit(project, taking);
  const roles = rolesOf(tasks);
  const toTask = taskMaker(roles, pointsOf(points), counter(tasks, taking), taking);
  return {
    roles: [...roles.values()],
    stages: [...new Set(boards.map(({ name }) => name))],
    boards: boards.map(({ id, name, firstView }) => {
      const own = columns.filter(({ boardId }) => boardId === id);
      const taken = tasks.filter(({ boardId }) => boardId === id);
      return {
        name,
        ...(firstView !== 'grid' && { firstView }),
        columns: own.map((column) => ({ name: column.name, kind: column.kind })),
        tasks: taken
          .map((task) => ({ ...toTask(task), stage: name, column: columnFor(task, own) }))
          .toSorted((one, other) => (one.due ?? Infinity) - (other.due ?? Infinity) || 0),
      };
    }),
  };
}

const taskMaker =
  (roles: Roles, points: Points, countFrom: Counter, { withDescriptions, timeZone }: Taking) =>
  (task: TakenTask) => {
    const { start, due } = daysOf(task, timeZone);
    const own = points.get(task.id);
    return {
      ...plainFields(task),
      title: task.title,
      description: withDescriptions ? task.description : '',
      priorityId: task.priorityId,
      role: roles.get(task.assignedTo) ?? null,
      start: start === null ? null : countFrom(start),
      due: due === null ? null : countFrom(due),
      ...(own && { points: own }),
      ...(task.repeat && due !== null && { repeat: repeatWithoutDays({ due, repeat: task.repeat }) }),
    };
  };

const waits = ({ kind }: { kind: ColumnKind }): boolean => kind === 'pendiente';

/** Nothing is begun yet: what has come further starts where the board does, and nowhere as if it were done. */
function columnFor({ columnId }: TakenTask, columns: TakenProject['columns']): number {
  const own = columns.findIndex((column) => column.id === columnId && waits(column));
  const places = [own, columns.findIndex(waits), columns.findIndex(({ kind }) => kind !== 'hecho')];
  return places.find((place) => place !== -1) ?? 0;
}

function refuseWhatDoesNotFit(
  { boards, columns, tasks, points }: TakenProject,
  { withDescriptions, withDone }: Taking,
): void {
  if (tasks.length === 0) throw invalid(withDone ? templateMessages.empty : templateMessages.allDone);
  const text = withDescriptions ? tasks.reduce((sum, { textLength }) => sum + textLength, 0) : 0;
  const isWide = ({ id }: { id: number }) =>
    columns.filter(({ boardId }) => boardId === id).length > templateLimits.columns;
  const problems = [
    boards.length > templateLimits.boards && templateMessages.boards,
    boards.some(isWide) && templateMessages.columns,
    tasks.length > templateLimits.tasks && templateMessages.tasks,
    points.length > templateLimits.points && templateMessages.points,
    text > templateLimits.text && templateMessages.text,
  ].filter((problem) => problem !== false);
  if (problems.length > 0) throw invalid(problems);
}

/** What their checklists say, by the task. */
type Points = ReadonlyMap<number, string[]>;

function pointsOf(taken: readonly TakenPoint[]): Points {
  const points = new Map<number, string[]>();
  for (const { taskId, content } of taken) points.set(taskId, [...(points.get(taskId) ?? []), content]);
  return points;
}

/** By whoever has it in the project. */
type Roles = Map<number | null, string>;

/** Who has most to do comes first; those for whom there is no room leave their tasks to nobody. */
function rolesOf(tasks: readonly TakenTask[]): Roles {
  const counts = new Map<number, { tasks: number; title: string }>();
  for (const { assignedTo, jobTitle } of tasks) {
    if (assignedTo === null) continue;
    const { tasks: before } = counts.get(assignedTo) ?? { tasks: 0 };
    counts.set(assignedTo, { tasks: before + 1, title: jobTitle ?? '' });
  }
  const people = [...counts].toSorted(([, one], [, other]) => other.tasks - one.tasks);
  const roles: Roles = new Map();
  let untitled = 0;
  for (const [personId, { title }] of people.slice(0, templateLimits.roles)) {
    const name = title || roleTexts.numbered((untitled += 1));
    roles.set(personId, freeName(name, new Set(roles.values())));
  }
  return roles;
}

function freeName(name: string, taken: ReadonlySet<string>, place = 2): string {
  if (!taken.has(name)) return name;
  const next = roleTexts.namesake(name, place);
  return taken.has(next) ? freeName(name, taken, place + 1) : next;
}

/** The calendar days that a task names, as the one who saves it sees them. */
function daysOf({ startDay, startDate, dueDay, dueDate }: TakenTask, timeZone: string) {
  const on = (day: string | null, date: Date | null) => day ?? (date && dayIn(date, timeZone));
  return { start: on(startDay, startDate), due: on(dueDay, dueDate) };
}

/** All days that the tasks name, in order. */
export const datesOf = (tasks: readonly TakenTask[], timeZone: string): string[] =>
  tasks
    .flatMap((task) => Object.values(daysOf(task, timeZone)))
    .filter((day) => day !== null)
    .toSorted();

type Counter = (day: string) => number;

/** Day 1 is the first working one on which anything begins or is due; a day off counts as the working day before it. */
function counter(tasks: readonly TakenTask[], { timeZone, holidays }: Taking): Counter {
  const inOrder = datesOf(tasks, timeZone);
  const [first, end] = [inOrder[0], inOrder.at(-1)];
  if (first === undefined || end === undefined) return () => 1;
  const counts = new Map<string, number>();
  let last = 0;
  for (let day = first; day <= end; day = dayAfter(day, 1)) {
    if (isWorkingDay(day, holidays)) last += 1;
    if (last > templateLimits.days) throw invalid(templateMessages.days);
    counts.set(day, Math.max(1, last));
  }
  return (day) => counts.get(day) ?? 1;
}
