import { permissionsOf } from '@cuadrilla/contract/roles';
import { type NewTask, priorities } from '@cuadrilla/contract/tasks';
import type { Person } from './data/people.ts';
import { dayFrom, workingDaysBefore } from './demo-clock.ts';
import type { DemoBoard, DemoMember, DemoProject, DemoTask } from './demo-data.ts';
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
  return { story, board, task, schedule, creator, mover, dueDay, made: { taskId: 0 } };
}

/** Those who could edit from the first day on, and still can. */
function editorsOf({ owner, members }: DemoProject): Person[] {
  const others = Object.entries(members) as [Person, DemoMember][];
  const able = others.filter(
    ([, { role, was, left }]) => permissionsOf({ role: was?.role ?? role }).can_edit && left === undefined,
  );
  return [owner, ...able.map(([person]) => person)];
}

/** Most work was done in time, and of what is open only a little is late. */
function dueDayOf(now: Date, { due }: DemoTask, { started, finished }: Schedule, luck: number): string {
  if (due !== undefined) return dayFrom(now, due);
  if (finished !== undefined) {
    const days = luck < 0.2 ? -1 - luck * 10 : luck * 6;
    return dayFrom(workingDaysBefore(now, finished), Math.round(days));
  }
  if (started !== undefined) return dayFrom(now, Math.round(luck < 0.15 ? -1 - luck * 12 : 1 + luck * 12));
  return dayFrom(now, Math.round(luck < 0.04 ? -2 : 2 + luck * 40));
}

/** The task as it is, or as it was made. */
export function fieldsOf({ story, task, dueDay }: Scene, was: Partial<DemoTask> = {}): NewTask {
  const { title, text = '', priority, to, label, time } = { ...task, ...was };
  const day = was.due === undefined ? dueDay : dayFrom(story.now, was.due);
  return {
    title,
    description: text,
    priorityId: priorities.find(({ name }) => name === priority)?.id ?? 2,
    dueDate: time ? `${day}T${time}:00Z` : day,
    assignedTo: to ? story.ids[to] : null,
    labelId: label ? story.labels.get(label) : null,
  };
}
