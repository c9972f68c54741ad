import type { TaskPlace } from '../lib/board-place.ts';

/** As soon as somebody seems to be about to open it. That its code cannot be loaded is told by the page. */
export const askForTask = (place: TaskPlace): void =>
  void import('../pages/TaskPage.tsx').then(
    (page) => page.askForTask(place),
    () => undefined,
  );
