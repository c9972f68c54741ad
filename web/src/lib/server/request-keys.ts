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

/** Keys of requests that have not been answered yet. */
const underWay = new Set<string>();

/** Whether the answer to this request is still to come here. */
export const isUnderWay = (key: string | undefined): boolean => key !== undefined && underWay.has(key);

export async function whileUnderWay<T>(key: string, ask: () => Promise<T>): Promise<T> {
  underWay.add(key);
  try {
    return await ask();
  } finally {
    underWay.delete(key);
  }
}

export const answerLost = (request: string, key: string): void =>
  void lost.set(request, { key, at: Date.now() });
