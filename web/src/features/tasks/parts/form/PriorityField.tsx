import type { ComponentProps } from 'react';
import { PriorityChip } from '../card/PriorityChip.tsx';
import { fieldTexts } from '../../data/field.texts.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { priorityChoices } from './task-choices.ts';

type Props = Omit<ComponentProps<typeof ChoiceField>, 'label' | 'options' | 'face'>;

/** A select that shows the chosen one as cards do, by the word of the forms. */
export function PriorityField(props: Props) {
  const chosen = priorityChoices.find(({ value }) => value === props.chosen);
  return (
    <ChoiceField
      {...props}
      label={fieldTexts.priorityId.label}
      options={priorityChoices}
      face={chosen && <PriorityChip priority={{ id: chosen.value, name: chosen.label }} />}
    />
  );
}
