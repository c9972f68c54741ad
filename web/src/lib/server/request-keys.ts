/** The same words sent again later than this are meant anew. */
const meantFor = 10 * 60 * 1_000;

const lost = new Map<string, { key: string; at: number }>();

const newKey = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** What this request is called: if its answer got lost the last time, as then, so that the server does it once. */
export function keyFor(request: string): string {
  const found = lost.get(request);
  lost.delete(request);
  return found && Date.now() - found.at < meantFor ? found.key : newKey();
}

/** By the keys of requests that have not been answered yet: what was told meanwhile of what they made. */
const underWay = new Map<string, (() => void)[]>();

/** Whether the answer to this request is still to come here, and says it all; if none comes, `tell` does. */
export function isToBeAnswered(key: string | undefined, tell: () => void): boolean {
  const untold = key === undefined ? undefined : underWay.get(key);
  untold?.push(tell);
  return untold !== undefined;
}

export async function whileUnderWay<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const untold: (() => void)[] = [];
  underWay.set(key, untold);
  try {
    return await ask();
  } catch (error) {
    underWay.delete(key);
    untold.forEach((tell) => tell());
    throw error;
  } finally {
    underWay.delete(key);
  }
}

export const answerLost = (request: string, key: string): void =>
  void lost.set(request, { key, at: Date.now() });
