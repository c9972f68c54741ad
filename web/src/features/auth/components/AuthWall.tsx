import { TileWall, type WallCell } from '../../../ui/page/TileWall.tsx';
import styles from './AuthWall.module.css';

/** Rows of six. */
const wall: readonly WallCell[] = [
  ['leaf', 2, 3],
  ['quarterSE', 5, 1],
  ['quarterSW', 5, 1],
  ['leafBack', 4, 2],
  ['star', 1, 4],
  ['leaf', 1, 4],
  ['leafBack', 4, 2],
  ['quarterNE', 5, 1],
  ['quarterNW', 5, 1],
  ['leaf', 5, 1],
  ['circle', 2, 3],
  ['quarterSE', 1, 6],
  'person',
  'task',
  ['arch', 6, 3],
  ['leafBack', 4, 2],
  ['quarterSW', 2, 3],
  ['quarterSE', 1, 4],
  ['quarterSW', 1, 4],
  ['leaf', 1, 4],
  'due',
  ['circle', 2, 4],
  ['leaf', 5, 1],
  ['quarterNE', 1, 4],
  ['quarterNW', 1, 4],
  ['leafBack', 4, 2],
  ['leaf', 2, 3],
  'arriving',
  ['leafBack', 4, 2],
  ['leaf', 5, 1],
  ['leafBack', 4, 2],
  ['star', 2, 3],
  ['quarterSE', 5, 1],
  ['quarterSW', 5, 1],
  'highest',
  ['leafBack', 4, 2],
  ['leaf', 5, 1],
  ['circle', 1, 4],
  ['quarterNE', 5, 1],
  ['quarterNW', 5, 1],
  ['leaf', 2, 3],
  ['quarterSE', 2, 4],
  ['quarterSW', 2, 4],
  ['leafBack', 4, 2],
  'comments',
  ['leaf', 1, 4],
  ['circle', 4, 2],
  ['leaf', 5, 1],
];

export const AuthWall = () => (
  <div className={styles.box}>
    <TileWall cells={wall} className={styles.wall} />
  </div>
);
