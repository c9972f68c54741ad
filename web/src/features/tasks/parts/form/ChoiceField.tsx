import type { ComponentProps } from 'react';
import { inTeams } from '../../../../lib/teams-of-people.ts';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { filterTexts } from '../../data/filter.texts.ts';
import type { Choice } from './task-choices.ts';

interface Props extends ComponentProps<typeof SelectField> {
  options: Choice[];
  chosen: number | null | undefined;
  canEdit?: boolean;
}

/** A select, or for those who may only read its value as text: a disabled select could not be focused. */
export function ChoiceField({ chosen, canEdit = true, ...select }: Props) {
  if (canEdit) return <SelectField {...select} options={inTeams(withGone(select.options, chosen))} />;
  const value = select.options.find((option) => option.value === chosen)?.label ?? select.placeholder ?? '';
  return <TextField label={select.label} value={value} readOnly />;
}

/** What was chosen and is deleted before it is saved stays on the screen: the browser would show the first instead. */
function withGone(options: Choice[], chosen: Props['chosen']): Choice[] {
  const isGone = chosen && options.length > 0 && options.every(({ value }) => value !== chosen);
  return isGone ? [...options, { value: chosen, label: filterTexts.gone }] : options;
}
