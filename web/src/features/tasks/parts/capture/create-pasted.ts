import type { Captured } from './captured.ts';
import type { CaptureActions } from './create-captured.ts';
import type { Pasted } from './PastedLines.tsx';

/** Makes of the lines what was chosen; answers those that were refused, to be tried again. */
export async function createPasted(
  actions: CaptureActions,
  pasted: Pasted,
  captured: Captured,
): Promise<Pasted | undefined> {
  const { lines, as, title } = pasted;
  if (as === 'points')
    return (await actions.createWithPoints({ ...captured, title }, lines)) ? undefined : pasted;
  const made = await actions.createEach(lines.map((line) => ({ ...captured, title: line })));
  return made < lines.length ? { ...pasted, lines: lines.slice(made) } : undefined;
}
