import { ChevronDown } from 'lucide-react';
import { slotTexts } from '../words/slot.texts.ts';
import type { Group, Option } from '../words/slots.ts';
import styles from './RuleEditor.module.css';
import { SearchedToken } from './SearchedToken.tsx';

interface Props {
  label: string;
  value: string;
  options: readonly (Option | Group)[];
  /** For nothing in particular. */
  none?: string | undefined;
  /** For what is no longer among them. */
  gone?: string;
  /** Where there may be many: a long list is searched. */
  search?: boolean;
  onChange: (value: string) => void;
}

/** More are too many to look through. */
const most = 12;

const optionOf = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/** A word of the sentence that can be another: the browser's own select, right for every hand, reader and phone. */
export function Token(props: Props) {
  const { label, value, options, none, gone = slotTexts.gone, search = false, onChange } = props;
  const flat = options.flatMap((each) => ('options' in each ? each.options : [each]));
  const isKnown = value === '' ? none !== undefined : flat.some((option) => option.value === value);
  if (search && flat.length > most)
    return (
      <SearchedToken
        {...{ label, value, onChange, isKnown }}
        options={none === undefined ? options : [{ value: '', label: none }, ...options]}
        text={isKnown ? (flat.find((option) => option.value === value)?.label ?? none ?? '') : gone}
      />
    );
  return (
    <span className={styles.token}>
      <select
        aria-label={label}
        aria-invalid={!isKnown || undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {!isKnown && <option value={value}>{gone}</option>}
        {options.map((each) =>
          'options' in each ? (
            <optgroup key={each.label} label={each.label}>
              {each.options.map(optionOf)}
            </optgroup>
          ) : (
            optionOf(each)
          ),
        )}
      </select>
      <ChevronDown size={15} />
    </span>
  );
}
