import type { TaskPlace } from '../lib/board-place.ts';

/** When it is opened, before its page is drawn. That the page's code cannot be loaded is told by the page itself. */
export const askForTask = (place: TaskPlace): void =>
  void import('../pages/task/TaskPage.tsx').then(
    (page) => page.askForTask(place),
    () => undefined,
  );
