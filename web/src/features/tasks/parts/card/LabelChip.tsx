import { Chip } from '../../../../ui/controls/Chip.tsx';
import type { Hue } from '../../../../ui/controls/hues.ts';
import styles from './LabelChip.module.css';

/** A label of the project, by its colour. */
export interface ShownLabel {
  id: number;
  name: string;
  hex_code: string;
  hue: Hue | undefined;
  /** Somebody gave it a name; until then it is called by its colour, and only shows that. */
  named: boolean;
}

export function LabelChip({ label }: { label: ShownLabel | undefined }) {
  if (!label) return null;
  const { name, hue, named, hex_code: colour } = label;
  if (named)
    return (
      <Chip short hue={hue}>
        {name}
      </Chip>
    );
  return (
    <span
      className={styles.dot}
      data-hue={hue}
      style={hue ? undefined : { background: colour }}
      role="img"
      aria-label={name}
      title={name}
    />
  );
}
