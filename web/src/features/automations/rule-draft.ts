import type { Drafted } from './editor/RuleEditor.tsx';

/** A recipe on its way to the editor. */
let drafted: Drafted | undefined;

export const draftRule = (draft: Drafted): void => {
  drafted = draft;
};

export function takeDraft(): Drafted | undefined {
  const taken = drafted;
  drafted = undefined;
  return taken;
}
