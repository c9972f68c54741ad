let locked = new Set<string>();

/** Some page had it the last time that it was looked. */
export const isLocked = (name: string): boolean => locked.has(name);

/** Told to the other pages until the returned function is called: the browser lets go of a lock also when a page dies. */
export function takeLock(name: string): () => void {
  let end!: () => void;
  const ended = new Promise<void>((resolve) => void (end = resolve));
  locks()
    ?.request(name, () => ended)
    .catch(() => undefined);
  return end;
}

/** What others take later is known when the person comes back from there. */
export async function watchLocks(): Promise<void> {
  window.addEventListener('focus', () => void look());
  await look();
}

async function look(): Promise<void> {
  const known = await locks()
    ?.query()
    .catch(() => undefined);
  locked = new Set(known?.held?.map(({ name = '' }) => name));
}

/** Browsers have none for pages that come without encryption. */
const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);
