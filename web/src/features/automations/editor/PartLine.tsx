import type { Action } from '@cuadrilla/contract/rules/automations/actions';
import type { Condition } from '@cuadrilla/contract/rules/automations/conditions';
import type { Trigger } from '@cuadrilla/contract/rules/automations/triggers';
import { TriangleAlert, X } from 'lucide-react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { type AnyWords, chosenInstead, wordsFor } from '../sentence.ts';
import type { Saying } from '../words/slots.ts';
import styles from './RuleEditor.module.css';
import { SlotInput } from './SlotInput.tsx';
import { Token } from './Token.tsx';

interface Props<Part extends Trigger | Condition | Action> {
  /** Among the parts of the rule. */
  name: string;
  /** What the word is that chooses its kind. */
  label: string;
  ways: readonly AnyWords[];
  part: Part;
  saying: Saying;
  problems: readonly string[];
  onChange: (part: Part) => void;
  remove?: { label: string; onRemove: () => void };
}

/** A trigger, a condition or an action, as a line of the sentence. */
export function PartLine<Part extends Trigger | Condition | Action>(props: Props<Part>) {
  const { name, label, ways, part, saying, problems, onChange, remove } = props;
  const words = wordsFor(ways, part);
  const choose = (id: string): void => {
    const chosen = ways.find((each) => each.id === id);
    if (chosen) onChange(chosenInstead(words, chosen, part, saying.project) as Part);
  };
  return (
    <div role="group" aria-label={name}>
      <div className={styles.line}>
        {words.subject && <span>{words.subject}</span>}
        <Token
          label={label}
          value={words.id}
          options={ways.map(({ id, label: text }) => ({ value: id, label: text }))}
          onChange={choose}
        />
        {words.pieces.map((piece) =>
          typeof piece === 'string' ? (
            <span key={piece}>{piece}</span>
          ) : (
            <SlotInput key={piece.key} slot={piece} part={part} saying={saying} onChange={onChange} />
          ),
        )}
        {remove && (
          <IconButton label={remove.label} size="small" className={styles.remove} onClick={remove.onRemove}>
            <X size={16} />
          </IconButton>
        )}
      </div>
      {problems.map((text) => (
        <p key={text} className={styles.problem} role="alert">
          <TriangleAlert size={15} />
          {text}
        </p>
      ))}
    </div>
  );
}
