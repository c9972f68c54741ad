import { createContext, use, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { draftBox } from './drafts.ts';

/** Whose drafts they are: several people may use one computer. */
export const DraftOwnerContext = createContext(0);

export function useDraftBox<Value>(name: string) {
  const owner = use(DraftOwnerContext);
  return useMemo(() => {
    const box = draftBox<Value>(owner, name);
    return {
      ...box,
      /** Kept until the answer; what is refused comes back, to a form that may have been opened again meanwhile. */
      keepSent: async (value: Value, accepted: Promise<boolean>, giveBack: Addition<Value>) => {
        const forgetSent = box.keepOnItsWay(value);
        if (!(await accepted)) {
          box.keep(giveBack(box.read()?.value));
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

export function useGivenBack<Value>({ name }: DraftBox<Value>, take: (add: Addition<Value>) => void): void {
  const onGiven = useEffectEvent(take);
  useEffect(() => {
    onScreen.set(name, (add: Addition<Value>) => onGiven(add));
    return () => void onScreen.delete(name);
  }, [name]);
}

type DraftBox<Value> = ReturnType<typeof useDraftBox<Value>>;

/**
 * Keeps what is typed from key to key: neither a crash nor a closed tab loses it. `typed` is undefined while there is
 * nothing to lose; what was on offer then goes back to its place.
 */
export function useKeptDraft<Value>(box: DraftBox<Value>, typed: Value | undefined, offered?: Value): void {
  useEffect(box.hold, [box]);
  const isKept = useRef(false);
  const text = typed === undefined ? undefined : JSON.stringify(typed);
  const spare = offered === undefined ? undefined : JSON.stringify(offered);
  useEffect(() => {
    const kept = text ?? (isKept.current ? spare : undefined);
    if (kept !== undefined) box.keepText(kept);
    else if (isKept.current) box.forget();
    isKept.current = text !== undefined;
  }, [box, text, spare]);
}
