interface Step {
  undo: () => void;
  /** The toast that offers it is no longer true once the step is taken back by other means. */
  hideOffer: () => void;
}

const mostSteps = 50;
const steps: Step[] = [];

export function keepStep(step: Step): void {
  steps.push(step);
  if (steps.length > mostSteps) steps.shift();
}

export function takeBack(step: Step): void {
  const index = steps.indexOf(step);
  if (index === -1) return;
  steps.splice(index, 1);
  step.hideOffer();
  step.undo();
}

/** What Ctrl Z does. False where nothing is left to take back. */
export function undoLatest(): boolean {
  const step = steps.at(-1);
  if (step) takeBack(step);
  return step !== undefined;
}

/** Another person on this computer must not take back what this one did. */
export const forgetSteps = (): void => void steps.splice(0);
