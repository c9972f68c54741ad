/** What is done in a thread beside the event loop. What it takes and gives is copied: plain data and bytes. */
export interface BesideWork<Input, Output> {
  /** By which the thread finds it: no two are called the same. */
  name: string;
  run: (input: Input) => Output | Promise<Output>;
}

/** Listed in `thread.ts`, which does it; nobody else calls `run`, but for what our own code says from its first letter to its last. */
export const besideWork = <Input, Output>(
  name: string,
  run: (input: Input) => Output | Promise<Output>,
): BesideWork<Input, Output> => ({ name, run });

/** That a thread has read its program, and under which name the system knows it, where it does. */
export interface ThreadUp {
  up: string | undefined;
}

/** How a thread answers: what came out, what it refuses as a route would, or what went wrong. */
export type ThreadAnswer =
  | { output: unknown }
  | { refused: { code: string; messages: readonly string[] } }
  | { failed: string };
