import type { WallCell } from '../../ui/TileWall.tsx';

/** Rows of eight; the task takes two places. */
export const heroWall: readonly WallCell[] = [
  null, ['leaf', 1, 4], 'highest', ['quarterSE', 5, 1], ['quarterSW', 5, 1], ['arch', 6, 3], ['quarterNW', 1, 4], ['leaf', 1, 4],
  null, 'person', ['leafBack', 4, 2], ['quarterNE', 5, 1], ['quarterNW', 5, 1], ['leaf', 2, 3], ['leafBack', 4, 2], ['circle', 1, 4],
  ['quarterNW', 5, 3], ['leafBack', 6, 3], 'task', ['circle', 1, 4], ['quarterSE', 1, 6], ['quarterSW', 1, 6], ['leaf', 5, 1],
  null, 'due', ['leaf', 2, 3], ['leafBack', 4, 2], 'arriving', ['quarterNE', 1, 6], ['quarterNW', 1, 6], ['star', 2, 3],
  null, ['quarterSE', 6, 3], ['star', 5, 1], ['quarterNW', 1, 4], ['arch', 3, 6], ['leaf', 5, 3], ['leafBack', 4, 2], ['quarterSE', 5, 1],
  null, null, ['quarterSW', 2, 4], 'colleague', 'comments', ['leafBack', 4, 2], ['dot', 2, 3], ['quarterSE', 1, 4],
];

/** Rows of five. */
export const phoneWall: readonly WallCell[] = [
  ['quarterSE', 5, 1], ['quarterSW', 5, 1], ['star', 2, 3], 'highest', ['arch', 6, 3],
  ['quarterNE', 5, 1], ['quarterNW', 5, 1], 'task', ['leafBack', 4, 2],
  ['leaf', 2, 3], ['leafBack', 4, 2], ['quarterNW', 1, 4], 'arriving', ['quarterSW', 1, 6],
  ['leafBack', 4, 2], ['leaf', 2, 3], ['quarterSE', 6, 3], ['quarterNE', 1, 6], ['quarterNW', 1, 6],
];

/** Rows of six. */
export const callWall: readonly WallCell[] = [
  null, null, ['quarterSE', 1, 4], ['quarterSW', 1, 4], ['leafBack', 4, 2], ['star', 1, 4],
  null, ['leaf', 5, 1], ['quarterNE', 1, 4], ['quarterNW', 1, 4], ['circle', 2, 3], ['leafBack', 4, 2],
  ['quarterSE', 2, 4], ['quarterSW', 2, 4], ['leafBack', 4, 2], ['leaf', 2, 3], ['arch', 5, 1], ['leaf', 1, 4],
  null, ['quarterNW', 2, 3], ['leaf', 5, 1], ['circle', 2, 4], ['quarterSE', 1, 4], ['quarterSW', 1, 4],
];
