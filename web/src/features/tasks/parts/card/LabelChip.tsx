import { Chip } from '../../../../ui/controls/Chip.tsx';
import type { Hue } from '../../../../ui/controls/hues.ts';

/** A label of the project, by its colour. */
export interface ShownLabel {
  id: number;
  name: string;
  hue: Hue | undefined;
}

export const LabelChip = ({ label }: { label: ShownLabel | undefined }) =>
  label && (
    <Chip short hue={label.hue}>
      {label.name}
    </Chip>
  );
