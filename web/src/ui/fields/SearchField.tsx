import { limits } from '@cuadrilla/contract/kernel/fields';
import { Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classes } from '../../lib/text/text.ts';
import control from './control.module.css';
import { IconButton } from '../controls/IconButton.tsx';
import styles from './SearchField.module.css';
import { uiTexts } from '../ui.texts.ts';

interface Props {
  label: string;
  /** What is being searched for, as the URL says. */
  value: string;
  onSearch: (text: string) => void;
  /** Milliseconds of rest before it searches; Enter does not wait. */
  delay?: number;
  /** The shortcut that leads here, as `aria-keyshortcuts` writes it. */
  keys?: string | undefined;
}

export function SearchField({ label, value, onSearch, delay = 1_000, keys }: Props) {
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);

  // Not our own search coming back, but somebody else's change: going back, clearing the search.
  if (value !== seen) {
    setSeen(value);
    if (value !== asked) {
      setText(value);
      setAsked(value);
    }
  }

  const search = (wanted: string) => {
    setText(wanted);
    setAsked(wanted);
    onSearch(wanted);
  };

  useEffect(() => {
    if (text === asked) return undefined;
    const timer = setTimeout(() => {
      setAsked(text);
      onSearch(text);
    }, delay);
    return () => clearTimeout(timer);
  }, [text, asked, delay, onSearch]);

  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
    >
      <div className={classes(control.control, text && control.withButton)}>
        <Search size={16} />
        <input
          type="search"
          aria-label={label}
          aria-keyshortcuts={keys}
          placeholder={label}
          maxLength={limits.search}
          className={control.input}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {text && (
          <IconButton size="small" label={uiTexts.clearSearch} onClick={() => search('')}>
            <X size={16} />
          </IconButton>
        )}
      </div>
    </form>
  );
}
