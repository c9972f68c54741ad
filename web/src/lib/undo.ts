import { toast } from '../ui/toast.tsx';

interface Step {
  /** What was done, as the toast says it. */
  text: string;
  undo: () => void;
}

const mostSteps = 50;
const steps: Step[] = [];

/** Tells what was done, with «Deshacer»; Ctrl Z takes back the latest that has not been taken back yet. */
export function offerUndo(text: string, undo: () => void): void {
  const step = { text, undo };
  steps.push(step);
  if (steps.length > mostSteps) steps.shift();
  toast.undo(text, () => takeBack(step));
}

export function undoLatest(): void {
  const step = steps.at(-1);
  if (step) takeBack(step);
}

/** Another person on this computer must not take back what this one did. */
export const forgetSteps = (): void => void steps.splice(0);

function takeBack(step: Step): void {
  const index = steps.indexOf(step);
  if (index === -1) return;
  steps.splice(index, 1);
  step.undo();
}
