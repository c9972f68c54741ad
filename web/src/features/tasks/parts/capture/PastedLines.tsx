import { X } from 'lucide-react';
import { useId } from 'react';
import { classes } from '../../../../lib/text/text.ts';
import { IconButton } from '../../../../ui/controls/IconButton.tsx';
import { SegmentedControl } from '../../../../ui/controls/SegmentedControl.tsx';
import { fieldTexts } from '../../data/field.texts.ts';
import { captureTexts as texts } from './capture.texts.ts';
import styles from './PastedLines.module.css';

export interface Pasted {
  lines: readonly string[];
  /** A task of each, or one with all of them to tick. */
  as: 'tasks' | 'points';
  /** Of that one. */
  title: string;
  /** How many were left out, since there were too many. */
  cut: number;
}

interface Props {
  pasted: Pasted;
  onChange: (pasted: Pasted) => void;
  onBack: () => void;
  /** In a column. */
  small: boolean;
}

/** What was pasted, to be looked at before anything is made of it. */
export function PastedLines({ pasted, onChange, onBack, small }: Props) {
  const id = useId();
  const { lines, as, title, cut } = pasted;
  return (
    <div className={classes(small && styles.small)}>
      <div className={styles.head}>
        {as === 'tasks' ? (
          <h2 id={id} className={styles.title}>
            {texts.tasks(lines.length)}
          </h2>
        ) : (
          <input
            className={styles.input}
            aria-label={fieldTexts.title.label}
            placeholder={texts.example}
            autoFocus
            autoComplete="off"
            value={title}
            onChange={({ target }) => onChange({ ...pasted, title: target.value })}
          />
        )}
        <SegmentedControl
          label={texts.as}
          value={as}
          onChange={(chosen) => onChange({ ...pasted, as: chosen })}
          options={[
            { value: 'tasks', label: texts.tasks(lines.length) },
            { value: 'points', label: texts.asPoints(lines.length) },
          ]}
        />
        <IconButton size="small" label={texts.back} onClick={onBack}>
          <X size={18} />
        </IconButton>
      </div>
      <ul className={styles.lines} aria-label={texts.lines}>
        {lines.map((line, index) => (
          // Two may say the same; they are only taken out.
          <li key={`${index} ${line}`} className={styles.line}>
            <span className={styles.ring} aria-hidden="true" />
            <span className={styles.text}>{line}</span>
            <IconButton
              size="small"
              className={styles.out}
              label={texts.leaveOut(line)}
              onClick={() => onChange({ ...pasted, lines: lines.filter((_, other) => other !== index) })}
            >
              <X size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      {cut > 0 && <p className={styles.note}>{texts.tooMany(lines.length)}</p>}
    </div>
  );
}
