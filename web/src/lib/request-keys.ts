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

export const answerLost = (request: string, key: string): void =>
  void lost.set(request, { key, at: Date.now() });
