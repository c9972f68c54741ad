import { X } from 'lucide-react';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { classes } from '../../lib/text/text.ts';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';
import styles from './TokenField.module.css';
import { uiTexts } from '../ui.texts.ts';

interface Props extends FieldProps {
  tokens: readonly string[];
  /** Also of what is still being typed, when the field is left. */
  onTokens: (tokens: string[]) => void;
  type?: 'email' | 'text';
  /** What a text that was typed or pasted holds; usually what stands between spaces and commas. */
  split?: (text: string) => string[];
}

const separators = /[\s,;]+/;
const splitWords = (text: string): string[] => text.split(separators).filter(Boolean);

/** A field that holds several short texts: Enter, a comma or leaving it closes one. */
export function TokenField({ tokens, onTokens, type = 'text', split = splitWords, ...field }: Props) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const add = (text: string) => {
    const more = split(text);
    setTyped('');
    if (more.length > 0) onTokens([...new Set([...tokens, ...more])]);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && typed) {
      event.preventDefault();
      add(typed);
    }
    if (event.key === 'Backspace' && typed === '') onTokens(tokens.slice(0, -1));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (!separators.test(text.trim())) return;
    event.preventDefault();
    add(typed + text);
  };
  const remove = (token: string) => {
    onTokens(tokens.filter((each) => each !== token));
    input.current?.focus();
  };
  return (
    <Field {...field}>
      {(tied) => (
        <div className={classes(control.control, styles.box)}>
          {tokens.map((token) => (
            <span key={token} className={styles.token}>
              <span className={styles.text}>{token}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={uiTexts.removeToken(token)}
                onClick={() => remove(token)}
              >
                <X size={14} />
              </button>
            </span>
          ))}
          <input
            ref={input}
            {...tied}
            className={classes(control.input, styles.input)}
            // Not `email`: browsers trim and judge that before it is ours to read.
            type="text"
            inputMode={type}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={({ target: { value } }) => (separators.test(value) ? add(value) : setTyped(value))}
            onKeyDown={press}
            onPaste={paste}
            onBlur={() => add(typed)}
          />
        </div>
      )}
    </Field>
  );
}
