/** How a line is kept: so many at a time, so many waiting, and nobody for longer than `patience` (in milliseconds). */
export interface LineRules {
  atOnce: number;
  waiting: number;
  patience: number;
}

/** Ends what was entered for; the next in the line goes on. */
type Leave = () => void;

/** Waits in the line of that name until it is one's turn. */
export type Enter<Name> = (name: Name) => Promise<Leave>;

interface Line {
  inside: number;
  waiting: Set<() => void>;
}

/** First come, first served, in a line for each name. Whoever finds it full, or waits for too long, is refused. */
export function makeLines<Name>({ atOnce, waiting, patience }: LineRules, refusal: () => Error): Enter<Name> {
  const lines = new Map<Name, Line>();

  function wait(line: Line): Promise<void> {
    if (line.waiting.size >= waiting) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      const goOn = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.waiting.delete(goOn);
        reject(refusal());
      }, patience);
      line.waiting.add(goOn);
    });
  }

  /** The place goes to the next one, if there is one. */
  function pass(name: Name, line: Line): void {
    const [next] = line.waiting;
    if (next) {
      line.waiting.delete(next);
      next();
      return;
    }
    line.inside -= 1;
    if (line.inside === 0) lines.delete(name);
  }

  return async (name) => {
    const line = lines.get(name) ?? { inside: 0, waiting: new Set() };
    lines.set(name, line);
    if (line.inside < atOnce) line.inside += 1;
    else await wait(line);
    let hasLeft = false;
    return () => {
      if (!hasLeft) pass(name, line);
      hasLeft = true;
    };
  };
}
