import { isSessionEnd, mayPass } from '../lib/server/api.ts';

export interface Step {
  /** The server has answered; false where nothing came of it. */
  done: Promise<boolean>;
  /** Also called before it is done, and waits for that. */
  undo: () => Promise<unknown>;
  showOffer: () => void;
  /** The toast that offers it is no longer true once the step is taken back by other means. */
  hideOffer: () => void;
  /** With `again` the step is still there to be taken back. */
  tellFailure: (error: unknown, again: boolean) => void;
}

const mostSteps = 50;
const steps: Step[] = [];
/** Being taken back: each keeps its place until the server has answered. */
const underWay = new Set<Step>();

const canTakeBack = (step: Step): boolean => steps.includes(step) && !underWay.has(step);

/** Ctrl Z finds it at once; what offers it comes when it is done. */
export function keepStep(step: Step): void {
  steps.push(step);
  if (steps.length > mostSteps) steps.shift();
  void offerWhenDone(step);
}

async function offerWhenDone(step: Step): Promise<void> {
  if (!(await step.done)) drop(step);
  else if (canTakeBack(step)) step.showOffer();
}

function drop(step: Step): void {
  const index = steps.indexOf(step);
  if (index !== -1) steps.splice(index, 1);
}

export function takeBack(step: Step): void {
  if (!canTakeBack(step)) return;
  underWay.add(step);
  step.hideOffer();
  void attempt(step).finally(() => underWay.delete(step));
}

/** Only what was taken back, or never can be, is done with: otherwise the next Ctrl Z would take back an older one. */
async function attempt(step: Step): Promise<void> {
  try {
    await step.undo();
  } catch (error) {
    const again = mayPass(error) || isSessionEnd(error);
    step.tellFailure(error, again);
    if (again) return;
  }
  drop(step);
}

/** What Ctrl Z does. False where nothing is left to take back. */
export function undoLatest(): boolean {
  const step = steps.findLast(canTakeBack);
  if (step) takeBack(step);
  return step !== undefined;
}

/** What was taken back, and could be done again; nothing any more once something else is done. */
let takenBack: (() => Promise<unknown>)[] = [];

export const keepTakenBack = (doAgain: () => Promise<unknown>): void => void takenBack.push(doAgain);
export const forgetTakenBack = (): void => void (takenBack = []);

/** What Ctrl Shift Z does. False where nothing was taken back. */
export function redoLatest(): boolean {
  const doAgain = takenBack.at(-1);
  if (!doAgain) return false;
  // It is a deed as any other, after which only what is older can still be done again.
  const older = takenBack.slice(0, -1);
  void doAgain();
  takenBack = older;
  return true;
}

/** Another person on this computer must not take back what this one did. */
export function forgetSteps(): void {
  steps.splice(0);
  forgetTakenBack();
}
