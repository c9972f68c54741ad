import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import { forgetDraft, readDraft, writeDraft } from './drafts.ts';

/** Whose drafts they are: several people may use one computer. */
export const DraftOwnerContext = createContext(0);

/** Where the draft of one form or box is kept. */
export function useDraftStore<Value>(name: string) {
  const owner = use(DraftOwnerContext);
  return useMemo(
    () => ({
      read: () => readDraft<Value>(owner, name),
      keep: (value: Value) => writeDraft(owner, name, JSON.stringify(value)),
      keepText: (json: string) => writeDraft(owner, name, json),
      forget: () => forgetDraft(owner, name),
    }),
    [owner, name],
  );
}

type DraftStore<Value> = ReturnType<typeof useDraftStore<Value>>;

/**
 * Keeps what is typed from key to key: neither a crash nor a closed tab loses it. `typed` is undefined while there is
 * nothing to lose; what was on offer then goes back to its place.
 */
export function useKeptDraft<Value>(
  store: DraftStore<Value>,
  typed: Value | undefined,
  offered?: Value,
): void {
  const isKept = useRef(false);
  const text = typed === undefined ? undefined : JSON.stringify(typed);
  const spare = offered === undefined ? undefined : JSON.stringify(offered);
  useEffect(() => {
    const kept = text ?? (isKept.current ? spare : undefined);
    if (kept !== undefined) store.keepText(kept);
    else if (isKept.current) store.forget();
    isKept.current = text !== undefined;
  }, [store, text, spare]);
}

/** For forms, which ask before they fill in what was left behind the last time. */
export function useDraft<Value>(name: string, typed: Value | undefined) {
  const store = useDraftStore<Value>(name);
  const [found, setFound] = useState(store.read);
  useKeptDraft(store, typed, found?.value);
  return {
    found,
    /** It is in the form now, which goes on keeping it. */
    take: () => setFound(undefined),
    discard: () => {
      setFound(undefined);
      store.forget();
    },
  };
}
