import { changePoint, createPoint } from '../../tasks/points/points.commands.ts';
import { dayFrom } from './demo-clock.ts';
import type { DemoPoint } from './demo-data.ts';
import type { Scene } from './demo-scene.ts';
import { editing, type Step } from './demo-story.ts';

/** A checklist is written soon after its task, and ticked from top to bottom while the task is worked on. */
export function pointSteps(scene: Scene): Step[] {
  const { task, schedule, creator, mover } = scene;
  const { created, started = created, ends } = schedule;
  const points = (task.points ?? []).map((point) => ({ point, made: { id: 0 } }));
  const written = created - (created - started) * 0.2;
  const done = points.filter(({ point }) => point.done);
  return [
    ...points.map(({ point, made }, index) =>
      editing(written - index * 0.0005, creator, async (change) => {
        made.id = await createPoint(change, scene.made.taskId, newPoint(scene, point));
      }),
    ),
    ...done.map(({ made }, index) =>
      editing(started - ((started - ends) * (index + 1)) / (done.length + 1), mover, async (change) => {
        await changePoint(change, scene.made.taskId, made.id, { done: true });
      }),
    ),
  ];
}

const newPoint = ({ story }: Scene, { say, to, due }: DemoPoint) => ({
  content: say,
  dueDay: due === undefined ? null : dayFrom(story.now, due),
  assignedTo: to ? story.ids[to] : null,
});
