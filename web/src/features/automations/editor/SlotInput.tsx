import {
  choicesOf,
  goneText,
  isLooked,
  type Saying,
  type Slot,
  textOf,
  type Values,
  withText,
} from '../words/slots.ts';
import { Token } from './Token.tsx';
import styles from './RuleEditor.module.css';

interface Props<Part extends object> {
  slot: Slot;
  part: Part;
  saying: Saying;
  onChange: (part: Part) => void;
}

/** One place of the sentence, as what it takes wants it. */
export function SlotInput<Part extends object>({ slot, part, saying, onChange }: Props<Part>) {
  const text = textOf(slot, part as Values);
  const change = (next: string): void => onChange(withText(slot, part, next));
  const typed = {
    'aria-label': slot.name,
    className: styles.typed,
    value: text,
    placeholder: slot.any,
  };
  const control =
    slot.kind === 'long' ? (
      <textarea {...typed} rows={1} onChange={({ target }) => change(target.value)} />
    ) : slot.kind === 'days' ? (
      <input {...typed} type="number" min={0} max={365} onChange={({ target }) => change(target.value)} />
    ) : slot.kind === 'text' || slot.kind === 'time' || slot.kind === 'address' ? (
      <input
        {...typed}
        type={slot.kind === 'address' ? 'url' : slot.kind}
        onChange={({ target }) => change(target.value)}
      />
    ) : (
      <Token
        label={slot.name}
        value={text}
        options={choicesOf(slot, saying)}
        none={slot.any}
        gone={goneText(slot, text)}
        search={isLooked(slot)}
        onChange={change}
      />
    );
  return (
    <>
      {slot.lead && <span>{slot.lead}</span>}
      {control}
    </>
  );
}
