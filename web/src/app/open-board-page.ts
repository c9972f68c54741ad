import type { BoardPlace } from '../lib/board-place.ts';

/** Waited for: the page's own questions find that theirs are asked already. */
export const openBoardPage = (place: BoardPlace, search: object, isViewOpen: boolean): Promise<void> =>
  import('../pages/board/BoardPage.tsx').then(
    (page) => page.openBoard(place, search, isViewOpen),
    () => undefined,
  );
