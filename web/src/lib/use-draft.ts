import { createContext, use, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { forgetDraft, holdDraft, readDraft, takeDraft, writeDraft, writeSent } from './drafts.ts';

/** Whose drafts they are: several people may use one computer. */
export const DraftOwnerContext = createContext(0);

/** Where the draft of one form or box is kept. */
export function useDraftStore<Value>(name: string) {
  const owner = use(DraftOwnerContext);
  return useMemo(() => {
    const keep = (value: Value) => writeDraft(owner, name, JSON.stringify(value));
    return {
      name,
      take: () => takeDraft<Value>(owner, name),
      keep,
      keepText: (json: string) => writeDraft(owner, name, json),
      forget: () => forgetDraft(owner, name),
      hold: () => holdDraft(owner, name),
      /** Kept until the answer; what is refused comes back, to a form that may have been opened again meanwhile. */
      keepSent: async (value: Value, accepted: Promise<boolean>, giveBack: Addition<Value>) => {
        const forgetSent = writeSent(owner, name, JSON.stringify(value));
        if (!(await accepted)) {
          keep(giveBack(readDraft<Value>(owner, name)?.value));
          onScreen.get(name)?.(giveBack as never);
        }
        forgetSent();
      },
    };
  }, [owner, name]);
}

/** Puts what is given back to what has been typed since. */
type Addition<Value> = (typed?: Partial<Value>) => Value;

/** The forms that take it, by the names of their drafts. */
const onScreen = new Map<string, (add: never) => void>();

export function useGivenBack<Value>({ name }: DraftStore<Value>, take: (add: Addition<Value>) => void): void {
  const onGiven = useEffectEvent(take);
  useEffect(() => {
    onScreen.set(name, (add: Addition<Value>) => onGiven(add));
    return () => void onScreen.delete(name);
  }, [name]);
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
  useEffect(store.hold, [store]);
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
