import type { EventsMessage } from './apply-events.ts';

/** By then the lists have been drawn again. */
const drawnAfter = 60;

/** Tasks that others changed flash once, wherever they are shown. */
export function flash({ events }: EventsMessage, userId: number): void {
  const taskIds = events
    .filter(({ actor, payload }) => actor.id !== userId && payload['taskId'] !== undefined)
    .map(({ payload }) => String(payload['taskId']));
  if (taskIds.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  window.setTimeout(() => flashShown(new Set(taskIds)), drawnAfter);
}

function flashShown(taskIds: ReadonlySet<string>): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-task]')) {
    if (!taskIds.has(link.dataset['task'] ?? '')) continue;
    link
      .closest('article, tr')
      ?.animate([{ backgroundColor: 'var(--accent-soft)' }, {}], { duration: 320, easing: 'ease-out' });
  }
}
