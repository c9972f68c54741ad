import { useRef, type RefObject } from 'react';
import { classes } from '../../../../lib/text/text.ts';
import { splitDate } from '../../data/due-date.ts';
import { editOf, type FieldSources } from '../../data/field-edits.ts';
import { answeredValues, isDateField, lookOf, popupOf } from '../../data/task-fields.tsx';
import { FieldMenu } from '../field-menu/FieldMenu.tsx';
import styles from './CaptureChips.module.css';
import { captureTexts as texts } from './capture.texts.ts';
import { type Captured, type CapturedField, capturedFields, keyOf, nothingSaid } from './captured.ts';

interface Props {
  captured: Captured;
  onChange: (said: Partial<Captured>) => void;
  sources: FieldSources;
  open: CapturedField | undefined;
  onOpen: (field: CapturedField | undefined) => void;
  /** The text that they belong to: who has chosen writes on. */
  home: RefObject<HTMLElement | null>;
  /** Only signs, where there is little room. */
  small?: boolean;
}

/** What may be said of a new task besides: offered, and never filled in. */
export function CaptureChips({ captured, onChange, sources, open, onOpen, home, small = false }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const anchor = open && row.current?.querySelector<HTMLElement>(`[data-field=${open}]`);
  const choose = (field: CapturedField, value: string) => {
    const asked = isDateField(field) || value === '' ? value || null : Number(value);
    onChange({ [field]: asked });
    onOpen(undefined);
  };
  return (
    <div
      ref={row}
      className={classes(styles.chips, small && styles.small)}
      role="group"
      aria-label={texts.chips}
    >
      {capturedFields.map((field) => {
        const said = captured[field];
        const isSet = said !== nothingSaid[field];
        const words = isSet ? wordsSaid(field, String(said), sources) : undefined;
        const label = texts.chip[field];
        const key = keyOf(field);
        const { icon: Icon } = lookOf(field);
        return (
          <button
            key={field}
            type="button"
            data-field={field}
            className={styles.chip}
            data-set={isSet || undefined}
            aria-haspopup={popupOf(field)}
            aria-label={words ? texts.chosen(label, words) : label}
            title={key && texts.byKey(label, key)}
            onClick={() => onOpen(field)}
          >
            <Icon size={15} />
            {(words ?? !small) && <span className={styles.words}>{words ?? label}</span>}
          </button>
        );
      })}
      {open && anchor && (
        <FieldMenu
          field={open}
          tasks={[answeredValues(captured, sources.timeZone)]}
          anchor={anchor}
          home={home.current ?? undefined}
          mayBeEmpty
          sources={sources}
          onChoose={(value) => choose(open, value)}
          onClose={() => onOpen(undefined)}
        />
      )}
    </div>
  );
}

/** A date with its time, where it has one. */
function wordsSaid(field: CapturedField, said: string, sources: FieldSources): string {
  const { name } = editOf([], field, said, sources);
  const time = isDateField(field) && splitDate(said).time;
  return time ? `${name} ${time}` : name;
}
