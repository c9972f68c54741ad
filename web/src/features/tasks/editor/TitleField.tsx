import type { ComponentProps, KeyboardEvent } from 'react';
import { Field } from '../../../ui/fields/Field.tsx';
import { fieldTexts } from '../data/field.texts.ts';
import styles from './TitleField.module.css';

type Props = ComponentProps<'textarea'> & { error: string | undefined };

/** The title as a headline that can be written on; it wraps, but is one line of text. */
export const TitleField = ({ error, ...area }: Props) => (
  <Field label={fieldTexts.title.label} labelHidden error={error}>
    {(tied) => (
      <div className={styles.box}>
        <textarea rows={1} {...area} {...tied} className={styles.title} onKeyDown={submitOnEnter} />
      </div>
    )}
  </Field>
);

export const oneLine = { setValueAs: (text: string) => text.replaceAll(/\s*\n\s*/g, ' ') };

function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
