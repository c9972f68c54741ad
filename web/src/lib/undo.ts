import { toast } from '../ui/toast.tsx';
import { keepStep, takeBack } from './undo-steps.ts';

/** Tells what was done, with «Deshacer»; Ctrl Z takes back the latest that has not been taken back yet. */
export function offerUndo(text: string, undo: () => void): void {
  const step = { undo, hideOffer: () => toast.dismiss(offer) };
  const offer = toast.undo(text, () => takeBack(step));
  keepStep(step);
}
