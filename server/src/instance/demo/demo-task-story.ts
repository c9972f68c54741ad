import type { ColumnKind } from '@cuadrilla/contract/tasks/boards';
import { createDependency } from '../../tasks/dependencies/dependencies.commands.ts';
import { deleteTasks } from '../../tasks/tasks/task-trash.commands.ts';
import { changeTask, createTask } from '../../tasks/tasks/tasks.commands.ts';
import { commentSteps } from './demo-comment-story.ts';
import type { DemoBoard, DemoProject, DemoTask } from './demo-data.ts';
import type { Random } from './demo-random.ts';
import { fileSteps } from './demo-file-story.ts';
import { pointSteps } from './demo-point-story.ts';
import { fieldsOf, type Scene, setScene } from './demo-scene.ts';
import { scheduleTask } from './demo-schedule.ts';
import { boardOf, editing, type Step, type Story } from './demo-story.ts';

const timeZone = 'UTC';

export function taskSteps(story: Story, board: DemoBoard, random: Random): Step[] {
  const lists = [
    { kind: 'hecho', tasks: board.done },
    { kind: 'en curso', tasks: board.doing },
    { kind: 'pendiente', tasks: board.todo },
  ] as const;
  const scenes: Scene[] = [];
  const steps = lists.flatMap(({ kind, tasks }) =>
    tasks.flatMap((task, index) => {
      const rank = (index + random()) / tasks.length;
      const schedule = scheduleTask({ kind, rank, ...lifeOf(story.project, board, task) }, random);
      const scene = setScene(story, board, task, schedule, random);
      scenes.push(scene);
      return [...lifeSteps(scene), ...commentSteps(scene, random), ...pointSteps(scene), ...fileSteps(scene)];
    }),
  );
  return [...steps, ...scenes.flatMap((scene) => dependencySteps(scene, scenes))];
}

/** A task that came from another board is younger than both. */
function lifeOf({ boards }: DemoProject, board: DemoBoard, { due = 0, was }: DemoTask) {
  const origin = boards.find(({ name }) => name === was?.board);
  const from = Math.min(board.age, origin?.age ?? board.age);
  return { from, until: board.deleted ?? 0, overdue: Math.max(0, -due) };
}

/** Told once both are there. */
function dependencySteps({ task, schedule, creator, made }: Scene, scenes: readonly Scene[]): Step[] {
  if (task.after === undefined) return [];
  const before = scenes.find((scene) => scene.task.title === task.after);
  if (!before) throw new Error(`the demo's task «${task.after}» is not on the board`);
  const ago = Math.min(schedule.created, before.schedule.created) * 0.9;
  const link: Step['work'] = async (change) => {
    await createDependency(change, made.taskId, { relation: 'blocked_by', taskId: before.made.taskId });
  };
  return [editing(ago, creator, link)];
}

/** Made, perhaps changed, moved from column to column, perhaps thrown away. */
function lifeSteps(scene: Scene): Step[] {
  const { task, schedule, creator, mover, made } = scene;
  const { created, started, finished, ends } = schedule;
  const steps = [editing(created, creator, makeTask(scene))];
  if (task.was) steps.push(editing((created + (started ?? ends)) / 2, creator, reviseTask(scene)));
  if (started !== undefined) steps.push(editing(started, mover, moveTask(scene, 'en curso')));
  if (finished !== undefined) steps.push(editing(finished, mover, moveTask(scene, 'hecho')));
  if (task.deleted) {
    const thrownAway = Math.min(created / 2, 4);
    steps.push(editing(thrownAway, creator, (change) => deleteTasks(change, [made.taskId])));
  }
  return steps;
}

function makeTask(scene: Scene): Step['work'] {
  const { story, board, task, made } = scene;
  return async (change) => {
    const boardId = boardOf(story, task.was?.board ?? board.name).id;
    ({ id: made.taskId } = await createTask(change, boardId, fieldsOf(scene, task.was), timeZone));
  };
}

/** Says everything, as the specification's form does; only what differs is changed. */
function reviseTask(scene: Scene): Step['work'] {
  const { story, board, made } = scene;
  return (change) => {
    const boardId = boardOf(story, board.name).id;
    return changeTask(change, made.taskId, { ...fieldsOf(scene), boardId }, timeZone);
  };
}

function moveTask({ story, board, made }: Scene, kind: ColumnKind): Step['work'] {
  return (change) => {
    const columnId = boardOf(story, board.name).columns[kind];
    return changeTask(change, made.taskId, { columnId }, timeZone);
  };
}
