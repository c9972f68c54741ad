import { Calendar, Check, MessageSquare } from 'lucide-react';
import { LevelGlyph } from '../../../ui/LevelGlyph.tsx';
import { Tile, type TileSpec } from '../../../ui/Tile.tsx';
import { authTexts } from '../auth.texts.ts';
import styles from './AuthWall.module.css';

const texts = authTexts.wall;

/** Rows of six. Cards take the place of the tiles whose name they bear. */
const wall: readonly (TileSpec | keyof typeof cards)[] = [
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

const cards = {
  person: (
    <div className={styles.card} data-centered data-hue="coral">
      <b className={styles.initials}>{texts.initials}</b>
    </div>
  ),
  task: (
    <div className={styles.card} data-wide>
      <span className={styles.chip}>
        <LevelGlyph level={3} />
        {texts.priority}
      </span>
      <b className={styles.task}>{texts.task}</b>
      <span className={styles.date} data-hue="violeta">
        <Calendar size={14} />
        {texts.date}
        <b className={styles.assignee}>{texts.assignee}</b>
      </span>
    </div>
  ),
  due: (
    <div className={styles.card}>
      <span className={styles.small}>{texts.due}</span>
      <b className={styles.big}>{texts.dueDay}</b>
    </div>
  ),
  arriving: (
    <div className={styles.slot}>
      <div className={styles.card} data-centered>
        <Check size={48} className={styles.tick} />
      </div>
    </div>
  ),
  highest: (
    <div className={styles.card} data-highest>
      <LevelGlyph level={4} size={36} />
      <b className={styles.task}>{texts.highest}</b>
    </div>
  ),
  comments: (
    <div className={styles.card}>
      <MessageSquare size={26} className={styles.accent} />
      <b className={styles.task}>{texts.comments}</b>
    </div>
  ),
};

/** Decoration: tiles finding their place. */
export const AuthWall = () => (
  <div className={styles.box} aria-hidden="true">
    <div className={styles.wall}>
      {wall.map((cell, index) => (
        <Cell key={index} cell={cell} />
      ))}
    </div>
  </div>
);

const Cell = ({ cell }: { cell: (typeof wall)[number] }) =>
  typeof cell === 'string' ? (
    cards[cell]
  ) : (
    <div className={styles.tile}>
      <Tile spec={cell} />
    </div>
  );
