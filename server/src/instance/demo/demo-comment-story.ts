import { canComment } from '@cuadrilla/contract/kernel/roles';
import { changeComment, createComment } from '../../tasks/comments/comments.commands.ts';
import type { Line, Person } from './demo-data.ts';
import { between, type Random } from './demo-random.ts';
import type { Scene } from './demo-scene.ts';
import type { Schedule } from './demo-schedule.ts';
import type { Step } from './demo-story.ts';

export function commentSteps({ task: { comments = [] }, made, schedule }: Scene, random: Random): Step[] {
  const moments = momentsOf(schedule, comments.length, random);
  return comments.flatMap((comment, index) => {
    const { said, edited } = typeof comment === 'string' ? { said: comment, edited: undefined } : comment;
    return stepsOfComment(moments[index] ?? schedule.ends, made, said, edited);
  });
}

/** A conversation starts with the work, if that has begun; then one answer follows the other. */
function momentsOf({ created, started = created, ends }: Schedule, count: number, random: Random): number[] {
  let moment = started - (started - ends) * between(random, 0.05, 0.5);
  const longestPause = ((moment - ends) * 0.9) / count;
  return Array.from({ length: count }, () => {
    moment -= Math.min(between(random, 0.02, 0.6), longestPause);
    return moment;
  });
}

function stepsOfComment(ago: number, made: { taskId: number }, said: Line, edited?: string): Step[] {
  const colon = said.indexOf(': ');
  const by = { actor: said.slice(0, colon) as Person, allow: canComment };
  const written = { commentId: 0 };
  const write: Step['work'] = async (change) => {
    written.commentId = (await createComment(change, made.taskId, said.slice(colon + 2))).id;
  };
  const steps: Step[] = [{ ...by, ago, work: write }];
  if (edited !== undefined) {
    const correct: Step['work'] = (change) => changeComment(change, made.taskId, written.commentId, edited);
    steps.push({ ...by, ago: ago - 0.005, work: correct });
  }
  return steps;
}
