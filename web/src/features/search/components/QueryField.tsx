import { limits } from '@cuadrilla/contract/kernel/fields';
import { toldMistakes } from '@cuadrilla/contract/views/search/complete';
import type { ParsedSearch } from '@cuadrilla/contract/views/search/parse';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { classes } from '../../../lib/text/text.ts';
import control from '../../../ui/fields/control.module.css';
import { HiddenStatus } from '../../../ui/controls/Hidden.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { searchTexts as texts } from '../search.texts.ts';
import styles from './QueryField.module.css';
import { QueryText } from './QueryText.tsx';
import { useCompletion } from './use-completion.ts';

interface Props {
  text: string;
  parsed: ParsedSearch;
  onChange: (text: string) => void;
  /** Enter. */
  onSearch: () => void;
  /** Down, where there is nothing to complete. */
  onLeave: () => void;
  keys?: string | undefined;
}

/** A query as text, in which what is understood is tinted and what is not is underlined. */
export function QueryField({ text, parsed, onChange, onSearch, onLeave, keys }: Props) {
  const id = useId();
  const [scroll, setScroll] = useState(0);
  const { input, caret, setCaret, options, chosen, setChosen, take, onKeyDown } = useSuggestions({
    text,
    onChange,
    onSearch,
    onLeave,
  });
  const isOpen = options.length > 0;
  const finished = { ...parsed, mistakes: toldMistakes(text, parsed.mistakes, caret) };
  return (
    <div role="search" className={styles.search}>
      <div className={classes(control.control, styles.field)}>
        <Search size={20} />
        <div className={styles.line}>
          <QueryText text={text} parsed={finished} scroll={scroll} />
          <input
            ref={input}
            type="search"
            role="combobox"
            aria-label={texts.field}
            aria-keyshortcuts={keys}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={`${id}-options`}
            aria-activedescendant={chosen >= 0 ? `${id}-${chosen}` : undefined}
            aria-describedby={`${id}-mistakes`}
            placeholder={texts.placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={limits.search}
            className={styles.input}
            value={text}
            onChange={({ target }) => {
              setChosen(-1);
              setCaret(target.selectionStart);
              onChange(target.value);
            }}
            onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
            onBlur={() => setCaret(null)}
            onScroll={({ currentTarget }) => setScroll(currentTarget.scrollLeft)}
            onKeyDown={onKeyDown}
          />
        </div>
        {text && (
          <IconButton
            label={uiTexts.clearSearch}
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          >
            <X size={18} />
          </IconButton>
        )}
      </div>
      {isOpen && <Suggestions id={id} options={options} chosen={chosen} onTake={take} />}
      <HiddenStatus>{isOpen && texts.suggested(options.length)}</HiddenStatus>
      <Mistakes id={id} text={text} parsed={finished} />
    </div>
  );
}

type Moves = Pick<Props, 'text' | 'onChange' | 'onSearch' | 'onLeave'>;

/** What may follow where the caret stands, and the keys that go through it. */
function useSuggestions({ text, onChange, onSearch, onLeave }: Moves) {
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const [chosen, setChosen] = useState(-1);
  const { options, complete, close } = useCompletion({ text, caret });
  const nextCaret = useRef<number>(undefined);

  // A completion is put in by us: the caret would be at the end of the text.
  useEffect(() => {
    const at = nextCaret.current;
    nextCaret.current = undefined;
    if (at !== undefined) input.current?.setSelectionRange(at, at);
  }, [text]);

  const take = (option: string | undefined) => {
    const completed = option === undefined ? undefined : complete(option);
    if (!completed) return;
    nextCaret.current = completed.caret;
    setCaret(completed.caret);
    setChosen(-1);
    onChange(completed.text);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // One place more than there are options: none of them.
    const places = options.length + 1;
    if (step !== undefined && options.length > 0)
      setChosen((now) => ((now + 1 + step + places) % places) - 1);
    else if (event.key === 'ArrowDown') onLeave();
    else if (event.key === 'Escape' && options.length > 0) close();
    else if (event.key === 'Enter' && chosen >= 0) take(options[chosen]);
    else if (event.key === 'Enter') onSearch();
    else return;
    event.preventDefault();
  };
  return { input, caret, setCaret, options, chosen, setChosen, take, onKeyDown };
}

interface SuggestionsProps {
  /** Of the field, after which they are called. */
  id: string;
  options: readonly string[];
  chosen: number;
  onTake: (option: string) => void;
}

const Suggestions = ({ id, options, chosen, onTake }: SuggestionsProps) => (
  <ul role="listbox" id={`${id}-options`} aria-label={texts.suggestions} className={styles.options}>
    {options.map((option, index) => (
      <li
        key={option}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === chosen}
        className={styles.option}
        onMouseDown={(event) => event.preventDefault()} // the field keeps the focus
        onClick={() => onTake(option)}
      >
        {option}
      </li>
    ))}
  </ul>
);

const Mistakes = ({ id, text, parsed }: { id: string; text: string; parsed: ParsedSearch }) => (
  <ul id={`${id}-mistakes`} className={styles.mistakes}>
    {parsed.mistakes.map(({ start, end, message }) => (
      <li key={start}>
        «{text.slice(start, end)}»: {message}
      </li>
    ))}
    {text.length >= limits.search && <li>{texts.longest}</li>}
  </ul>
);
