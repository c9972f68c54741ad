import { fold } from '@cuadrilla/contract/kernel/fold';
import { ChevronDown, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { HiddenStatus } from '../../../ui/controls/Hidden.tsx';
import { PopoverButton } from '../../../ui/layers/PopoverButton.tsx';
import { slotTexts as texts } from '../words/slot.texts.ts';
import type { Group, Option } from '../words/slots.ts';
import editor from './RuleEditor.module.css';
import styles from './SearchedToken.module.css';

interface Props {
  label: string;
  value: string;
  /** What is chosen, in words. */
  text: string;
  isKnown: boolean;
  options: readonly (Option | Group)[];
  onChange: (value: string) => void;
}

/** A word of the sentence that is looked for among many. */
export const SearchedToken = ({ label, text, isKnown, onChange, ...list }: Props) => (
  <span className={editor.token}>
    <PopoverButton
      label={label}
      className={styles.panel}
      button={
        <button
          type="button"
          className={styles.trigger}
          role="combobox"
          aria-label={label}
          aria-invalid={!isKnown || undefined}
        >
          {text}
        </button>
      }
    >
      {(close) => (
        <SearchedList
          {...list}
          label={label}
          onChoose={(value) => {
            close();
            onChange(value);
          }}
        />
      )}
    </PopoverButton>
    <ChevronDown size={15} />
  </span>
);

interface ListProps extends Pick<Props, 'label' | 'value' | 'options'> {
  onChoose: (value: string) => void;
}

const keep = (options: readonly Option[], typed: string): Option[] =>
  options.filter(({ label }) => fold(label).includes(fold(typed.trim())));

/** What is found of them, and the keys that go through it. */
function useFound({ value, options, onChoose }: Omit<ListProps, 'label'>, list: string) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState<number>();
  const groups = options
    .map((each) => ('options' in each ? each : { label: '', options: [each] }))
    .map((group) => ({ ...group, options: keep(group.options, typed) }))
    .filter((group) => group.options.length > 0);
  const flat = groups.flatMap((group) => group.options);
  const chosen = Math.min(
    at ??
      Math.max(
        0,
        flat.findIndex((each) => each.value === value),
      ),
    flat.length - 1,
  );
  // Also as it opens, and when what is typed leaves others above it.
  useEffect(() => {
    document.querySelector(`#${CSS.escape(`${list}-${chosen}`)}`)?.scrollIntoView({ block: 'nearest' });
  }, [list, chosen, typed]);

  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const last = flat.length - 1;
    const steps: Record<string, number> = {
      ArrowDown: chosen === last ? 0 : chosen + 1,
      ArrowUp: chosen === 0 ? last : chosen - 1,
      Home: 0,
      End: last,
    };
    const [step, option] = [steps[event.key], flat[chosen]];
    if (step !== undefined && option) setAt(step);
    else if (event.key === 'Enter' && option) onChoose(option.value);
    else return;
    event.preventDefault();
  };
  const type = (next: string): void => {
    setTyped(next);
    setAt(0);
  };
  return { groups, flat, chosen, choose: setAt, typed, type, press };
}

function SearchedList({ label, value, options, onChoose }: ListProps) {
  const list = useId();
  const { groups, flat, chosen, choose, typed, type, press } = useFound({ value, options, onChoose }, list);
  let index = -1;
  return (
    <>
      <div className={styles.search}>
        <Search size={15} />
        <input
          className={styles.input}
          role="combobox"
          aria-label={texts.look(label)}
          aria-autocomplete="list"
          aria-expanded
          aria-controls={list}
          aria-activedescendant={flat.length > 0 ? `${list}-${chosen}` : undefined}
          autoComplete="off"
          placeholder={texts.search}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
        />
      </div>
      <div role="listbox" id={list} aria-label={label} className={styles.list}>
        {groups.map((group, place) => (
          // oxlint-disable-next-line no-array-index-key -- two groups may have one name
          <div key={place} role={group.label ? 'group' : 'none'} aria-label={group.label || undefined}>
            {group.label && <p aria-hidden="true">{group.label}</p>}
            {group.options.map((option) => {
              index += 1;
              const own = index;
              return (
                <div
                  key={option.value}
                  id={`${list}-${own}`}
                  role="option"
                  aria-selected={own === chosen}
                  className={styles.option}
                  onPointerMove={() => choose(own)}
                  onClick={() => onChoose(option.value)}
                >
                  {option.label}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {flat.length === 0 && <p className={styles.none}>{texts.noneFound}</p>}
      <HiddenStatus>{typed ? texts.found(flat.length) : ''}</HiddenStatus>
    </>
  );
}
