import type { FieldKind } from '@cuadrilla/contract/tasks/field-kinds';
import type { ReactNode, Ref } from 'react';
import { Avatar } from '../../../../ui/controls/Avatar.tsx';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { valueTexts } from '../../data/value.texts.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { DateTimeField } from './DateTimeField.tsx';
import { NumberField } from './NumberField.tsx';
import { PriorityField } from './PriorityField.tsx';
import { RepeatField } from './RepeatField.tsx';
import { SetField } from './SetField.tsx';
import type { Choice } from './task-choices.ts';

/** What an input of a value is told, whichever its kind. */
export interface ValueInputProps {
  kind: FieldKind;
  label: string;
  /** As forms hold it. */
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  name: string;
  ref: Ref<never>;
  error: string | undefined;
  note?: string | undefined;
  hint?: string | undefined;
  placeholder?: string | undefined;
  readOnly: boolean;
  required: boolean;
  /** What ids are chosen from. */
  options: Choice[];
  /** They are levels, which have a look of their own. */
  areLevels?: boolean;
  /** Of a date, the words for the moment that it means. */
  words?: { at?: (moment: string) => string; over?: (moment: string) => string };
  isLate?: boolean | undefined;
  /** Of a repetition: what it repeats from, where, and whether that is over. */
  repeating?: { due: string; zone: string | undefined; done: boolean | undefined };
}

const inputs: Record<FieldKind, (props: ValueInputProps) => ReactNode> = {
  text: (props) => <TextField {...typed(props)} />,
  link: (props) => <TextField {...typed(props)} type="url" inputMode="url" />,
  number: (props) => (
    <NumberField {...typed(props)} value={props.value as number | null} onChange={props.onChange} />
  ),
  date: ({ value, words, label, ...props }) => (
    <DateTimeField {...props} value={(value as string | null) ?? ''} words={{ label, ...words }} />
  ),
  repeat: ({ value, repeating = { due: '', zone: undefined, done: undefined }, ...props }) => (
    <RepeatField {...props} {...repeating} value={(value as string | null) ?? null} />
  ),
  choice: (props) => <ChoiceInput {...props} />,
  person: (props) => {
    const person = props.options.find(({ value }) => value === props.value);
    const face = person && <Avatar person={{ id: person.value, name: person.label }} size={22} decorative />;
    // With the face, only what is chosen can be shown.
    return <ChoiceInput {...props} icon={face} />;
  },
  choices: (props) => <SetField {...props} value={props.value as readonly number[]} />,
  people: (props) => <SetField {...props} value={props.value as readonly number[]} />,
  flag: ({ value, onChange, readOnly, ...props }) => (
    <SelectField
      {...beside(props)}
      disabled={readOnly}
      options={[
        { value: 'true', label: valueTexts.yes },
        { value: 'false', label: valueTexts.no },
      ]}
      value={String(value)}
      onChange={({ target }) => onChange(target.value === 'true')}
    />
  ),
};

/** The input of a value, by its kind. */
export const ValueInput = (props: ValueInputProps) => inputs[props.kind](props);

const beside = ({
  label,
  name,
  onBlur,
  ref,
  error,
  note,
  hint,
}: Omit<ValueInputProps, 'value' | 'onChange' | 'readOnly'>) => ({
  label,
  name,
  onBlur,
  ref,
  error,
  note,
  hint,
});

const typed = (props: ValueInputProps) => ({
  ...beside(props),
  placeholder: props.placeholder,
  readOnly: props.readOnly,
  value: (props.value as string | null) ?? '',
  onChange: ({ target }: { target: { value: string } }) => props.onChange(target.value),
});

function ChoiceInput(props: ValueInputProps & { icon?: ReactNode }) {
  const { value, options, icon, readOnly, placeholder, areLevels, onChange } = props;
  const chosen = value as number | null | undefined;
  const input = {
    ...beside(props),
    ...(placeholder && { placeholder }),
    canEdit: !readOnly,
    chosen,
    value: chosen ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(target.value ? Number(target.value) : null),
  };
  if (areLevels) return <PriorityField {...input} />;
  return <ChoiceField {...input} options={options} icon={icon} />;
}
