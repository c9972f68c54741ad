import { permissionsOf } from '@cuadrilla/contract/kernel/roles';
import type { NewTask } from '@cuadrilla/contract/tasks/task-payloads';
import { priorities } from '@cuadrilla/contract/tasks/tasks';
import { dayFrom, workingDaysBefore } from './demo-clock.ts';
import type { DemoBoard, DemoMember, DemoProject, DemoTask, Person } from './demo-data.ts';
import type { Random } from './demo-random.ts';
import type { Schedule } from './demo-schedule.ts';
import type { Story } from './demo-story.ts';

/** One task with all that its steps need. */
export interface Scene {
  story: Story;
  board: DemoBoard;
  task: DemoTask;
  schedule: Schedule;
  /** Who made the task, and who moves it along. */
  creator: Person;
  mover: Person;
  startDay: string | undefined;
  dueDay: string;
  made: { taskId: number };
}

export function setScene(
  story: Story,
  board: DemoBoard,
  task: DemoTask,
  schedule: Schedule,
  random: Random,
): Scene {
  const editors = editorsOf(story.project);
  const creator = task.by ?? editors[Math.floor(random() * editors.length)] ?? story.project.owner;
  const mover = task.to && editors.includes(task.to) ? task.to : creator;
  const dueDay = dueDayOf(story.now, task, schedule, random());
  const startDay = startDayOf(story.now, task, schedule, dueDay);
  return { story, board, task, schedule, creator, mover, startDay, dueDay, made: { taskId: 0 } };
}

/** Those who can edit for as long as there are boards. */
function editorsOf({ owner, members, boards }: DemoProject): Person[] {
  const firstBoard = Math.max(...boards.map(({ age }) => age));
  const others = Object.entries(members) as [Person, DemoMember][];
  const able = others.filter(([, { role, was, left }]) => {
    const first = was && was.until < firstBoard ? was.role : role;
    return permissionsOf({ role: first }).can_edit && left === undefined;
  });
  return [owner, ...able.map(([person]) => person)];
}

/** Most work was done in time, and of what is open only a little is late. */
function dueDayOf(now: Date, { due }: DemoTask, schedule: Schedule, luck: number): string {
  const { created, started, finished } = schedule;
  if (due !== undefined) return dayFrom(now, due);
  if (finished !== undefined) {
    const late = luck < 0.2 ? (created - finished) * 0.4 : 0;
    return dayFrom(workingDaysBefore(now, finished + late), late > 0 ? 0 : Math.round(luck * 6));
  }
  if (luck < 0.15 && created > 6) return dayFrom(now, Math.round(-1 - luck * 12));
  return dayFrom(now, Math.round(started === undefined ? 2 + luck * 40 : 1 + luck * 12));
}

const daysToDo = 4;

/** What is urgent and somebody's is planned: for when they began, or for some days before it is due. */
function startDayOf(now: Date, { priority, to }: DemoTask, { started }: Schedule, dueDay: string) {
  if (!to || (priority !== 'Alta' && priority !== 'Máxima')) return undefined;
  return started === undefined
    ? dayFrom(new Date(dueDay), -daysToDo)
    : dayFrom(workingDaysBefore(now, started), 0);
}

/** The task as it is, or as it was made. */
export function fieldsOf({ story, task, startDay, dueDay }: Scene, was: Partial<DemoTask> = {}): NewTask {
  const { title, text = '', priority, to, label, time, repeat = null } = { ...task, ...was };
  const day = was.due === undefined ? dueDay : dayFrom(story.now, was.due);
  const dueDate = time ? `${day}T${time}:00Z` : day;
  return {
    title,
    description: text,
    priorityId: priorities.find(({ name }) => name === priority)?.id ?? 2,
    startDate: startDay && startDay >= day ? dueDate : (startDay ?? null),
    dueDate,
    repeat,
    assignedTo: to ? story.ids[to] : null,
    labelId: label ? story.labels.get(label) : null,
  };
}
