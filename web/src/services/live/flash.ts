import { taskIdsOf } from '@cuadrilla/contract/log/events';
import { isStill } from '../../lib/motion.ts';
import type { EventsMessage } from './apply-events.ts';

/** By then the lists have been drawn again. */
const drawnAfter = 60;

/** Tasks that others changed flash once, wherever they are shown. */
export function flash({ events }: EventsMessage, userId: number): void {
  const taskIds = taskIdsOf(events.filter(({ actor }) => actor.id !== userId));
  if (taskIds.size === 0 || isStill()) return;
  window.setTimeout(() => flashShown(taskIds), drawnAfter);
}

function flashShown(taskIds: ReadonlySet<number>): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-task]')) {
    if (!taskIds.has(Number(link.dataset['task']))) continue;
    link
      .closest('article, tr')
      ?.animate([{ backgroundColor: 'var(--accent-soft)' }, {}], { duration: 320, easing: 'ease-out' });
  }
}
