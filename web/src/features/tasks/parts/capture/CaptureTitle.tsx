import { type ClipboardEvent, type KeyboardEvent, type Ref, useId } from 'react';
import { classes } from '../../../../lib/text/text.ts';
import { fieldTexts } from '../../data/field.texts.ts';
import { captureTexts as texts } from './capture.texts.ts';
import { type CapturedField, fieldByKey } from './captured.ts';
import styles from './CaptureTitle.module.css';
import { linesOf, mostLines } from './pasted-lines.ts';
import type { Pasted } from './PastedLines.tsx';

interface Props {
  ref: Ref<HTMLInputElement>;
  value: string;
  error: string | undefined;
  /** In a column. */
  small: boolean;
  /** What it might say. */
  example?: string | undefined;
  onChange: (title: string) => void;
  /** A key that stands for a field was pressed. */
  onField: (field: CapturedField) => void;
  onLines: (pasted: Pasted) => void;
}

/** One line; several that are pasted are shown before anything is made of them. */
export function CaptureTitle(props: Props) {
  const { ref, value, error, small, example = texts.example, onChange, onField, onLines } = props;
  const id = useId();
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const field = event.ctrlKey || event.metaKey ? undefined : fieldByKey(event.key);
    const { selectionStart, selectionEnd } = event.currentTarget;
    // Inside of a word it is part of it: ana@ejemplo.com.
    const begins = selectionStart === selectionEnd && /(^|\s)$/.test(value.slice(0, selectionStart ?? 0));
    if (!field || !begins) return;
    event.preventDefault();
    onField(field);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = linesOf(event.clipboardData.getData('text/plain'));
    if (!lines) return;
    event.preventDefault();
    const cut = Math.max(0, lines.length - mostLines);
    onLines({ lines: lines.slice(0, mostLines), as: 'tasks', title: value.trim(), cut });
  };
  return (
    <div className={classes(styles.box, small && styles.small)}>
      <input
        ref={ref}
        className={styles.title}
        aria-label={fieldTexts.title.label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        placeholder={example}
        autoComplete="off"
        autoFocus
        enterKeyHint="done"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={press}
        onPaste={paste}
      />
      {error && (
        <p id={id} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
