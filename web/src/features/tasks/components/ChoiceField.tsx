import type { ComponentProps } from 'react';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { Choice } from '../task-choices.ts';

interface Props extends ComponentProps<typeof SelectField> {
  options: Choice[];
  chosen: number | null | undefined;
  canEdit?: boolean;
}

/** A select, or for those who may only read its value as text: a disabled select could not be focused. */
export function ChoiceField({ chosen, canEdit = true, ...select }: Props) {
  if (canEdit) return <SelectField {...select} />;
  const value = select.options.find((option) => option.value === chosen)?.label ?? select.placeholder ?? '';
  return <TextField label={select.label} value={value} readOnly />;
}
