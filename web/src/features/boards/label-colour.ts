import { startingLabels } from '@cuadrilla/contract/tasks/boards';
import type { Label } from '@cuadrilla/contract/tasks/label';
import { fold } from '@cuadrilla/contract/kernel/fold';
import { hues, type Hue } from '../../ui/controls/hues.ts';

/** The design knows a light and a dark tone of the nine starting colours. */
export function hueOfLabel({ hex_code }: Label): Hue | undefined {
  const known = startingLabels.find((label) => label.hex_code === hex_code.toUpperCase());
  return known && hues.find((hue) => hue === fold(known.name));
}

/** Somebody gave it a name: a new project's labels are called by their colours. */
export const isNamed = ({ name, hex_code }: Label): boolean =>
  !startingLabels.some((label) => label.name === name && label.hex_code === hex_code.toUpperCase());

/** Hands the label's colour to an element as `--lb-line`; any other colour is taken as it is. */
export function labelColour(label: Label | null) {
  if (!label) return {};
  const hue = hueOfLabel(label);
  return hue ? { 'data-hue': hue } : { style: { '--lb-line': label.hex_code } };
}
