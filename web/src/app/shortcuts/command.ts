import { fold } from '@cuadrilla/contract/kernel/fold';
import type { LucideIcon } from 'lucide-react';
import type { Here } from './here.ts';
import type { shortcutTexts } from './shortcuts.texts.ts';

/** Something that can be done by its name, in the palette, or by its keys. */
export type Command = {
  /** In the imperative of the product: «Crear tarea». */
  name: string;
  Icon: LucideIcon;
  /** Where it makes sense and is allowed; everywhere unless told. */
  fits?: (here: Here) => boolean;
  /** Other words that find it. */
  words?: string;
} & ({ href: (here: Here) => string } | { run: (here: Here) => void });

export type Shortcut = Command & {
  /** `mod` is Ctrl, or ⌘ on a Mac; with a space between them, keys one after the other. */
  keys: string;
  group: keyof typeof shortcutTexts.groups;
  /** Also where text is being typed. */
  whileTyping?: boolean;
};

export function runCommand(command: Command, here: Here): void {
  if ('run' in command) command.run(here);
  else void here.router.navigate({ href: command.href(here) });
}

export const fitsHere = ({ fits }: Command, here: Here): boolean => !fits || fits(here);

/** Every word that was typed is in its name or in the words that stand for it. */
export function answers({ name, words = '' }: Command, search: string): boolean {
  const text = fold(`${name} ${words}`);
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
