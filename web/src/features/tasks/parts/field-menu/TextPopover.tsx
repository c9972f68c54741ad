import { type FormEvent, useState } from 'react';
import { Button } from '../../../../ui/controls/Button.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { PopoverAt } from '../../../../ui/layers/PopoverAt.tsx';
import { messageFor } from '../../data/field-edits.ts';
import { fieldTexts } from '../../data/field.texts.ts';
import { listTexts as texts } from '../../data/list.texts.ts';
import { readNumber, writeNumber } from '../../../../lib/text/number-text.ts';
import { kindOf, type PropertyField } from '../../data/task-fields.tsx';
import styles from './FieldMenu.module.css';

interface Props {
  field: PropertyField;
  anchor: HTMLElement;
  /** Empty where there is none, or several. */
  value: string;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** What is typed is taken with «Guardar» or Enter; nothing typed is no value. */
export function TextPopover({ field, anchor, value, onChoose, onClose }: Props) {
  const isNumber = kindOf(field) === 'number';
  const [text, setText] = useState(isNumber ? writeNumber(value) : value);
  const [message, setMessage] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    const meant = isNumber ? readNumber(said) : said;
    const wrong = said === '' ? undefined : messageFor({ [field]: meant ?? said });
    if (wrong) setMessage(wrong);
    else onChoose(said === '' ? '' : String(meant));
  };
  return (
    <PopoverAt label={fieldTexts[field].label} anchor={anchor} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <TextField
          label={fieldTexts[field].label}
          value={text}
          error={message}
          inputMode={isNumber ? 'decimal' : 'text'}
          autoComplete="off"
          onChange={({ target }) => {
            setText(target.value);
            setMessage(undefined);
          }}
        />
        <Button type="submit" className={styles.save}>
          {texts.save}
        </Button>
      </form>
    </PopoverAt>
  );
}
