import { startingLabels } from '@cuadrilla/contract/tasks/boards';
import { fold } from '@cuadrilla/contract/kernel/fold';
import { type ComponentProps, useId } from 'react';
import styles from './ColourChoice.module.css';

/** One of the palette, in its own colours; each says its name to whoever cannot tell them apart. */
export function ColourChoice({ label, ...radio }: ComponentProps<'input'> & { label: string }) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <div className={styles.colours}>
        {startingLabels.map(({ name, hex_code }) => (
          <label key={name} title={name} data-hue={fold(name)} className={styles.colour}>
            <input {...radio} type="radio" value={hex_code} aria-label={name} className={styles.radio} />
          </label>
        ))}
      </div>
    </div>
  );
}
