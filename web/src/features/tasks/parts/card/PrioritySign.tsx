import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { LevelGlyph } from '../../../../ui/controls/LevelGlyph.tsx';
import { fieldTexts } from '../../data/field.texts.ts';
import styles from './PrioritySign.module.css';

/** What most tasks have. */
const usual = 2;

/** Colour and shape, its word for whoever asks; the usual one is not said. */
export function PrioritySign({ priority: { id, name } }: { priority: Task['Priority'] }) {
  if (id === usual) return null;
  const words = `${fieldTexts.priorityId.label}: ${name}`;
  return (
    <span className={styles.sign} data-level={id} role="img" aria-label={words} title={words}>
      <LevelGlyph level={id} size={13} />
    </span>
  );
}
