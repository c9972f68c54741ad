import { Calendar, Check, MessageSquare } from 'lucide-react';
import { classes } from '../../lib/text/text.ts';
import { LevelGlyph } from '../controls/LevelGlyph.tsx';
import { Tile, type TileSpec } from './Tile.tsx';
import styles from './TileWall.module.css';
import { wallTexts as texts } from './wall.texts.ts';

const cards = {
  person: (
    <div className={styles.card} data-centered data-hue="coral">
      <b className={styles.initials}>{texts.initials}</b>
    </div>
  ),
  colleague: (
    <div className={styles.card} data-centered data-hue="turquesa">
      <b className={styles.initials}>{texts.colleague}</b>
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

/** A tile, one of the cards by its name, or an empty place. */
export type WallCell = TileSpec | keyof typeof cards | null;

/** Decoration: tiles finding their place. The class says how many columns and how large. */
export const TileWall = ({
  cells,
  className,
}: {
  cells: readonly WallCell[];
  className?: string | undefined;
}) => (
  <div className={classes(styles.wall, className)} aria-hidden="true">
    {cells.map((cell, index) => (
      <Cell key={index} cell={cell} />
    ))}
  </div>
);

function Cell({ cell }: { cell: WallCell }) {
  if (cell === null) return <span />;
  if (typeof cell === 'string') return cards[cell];
  return (
    <div className={styles.tile}>
      <Tile spec={cell} />
    </div>
  );
}
