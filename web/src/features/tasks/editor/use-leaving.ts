import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';

interface Written {
  unsaved: boolean;
  saving: boolean;
  /** Whether anything was accepted. */
  save: () => Promise<boolean>;
}

/**
 * Leaving saves what is written: only where it cannot be saved is the person asked. «Cancelar» and deleting say by
 * themselves what becomes of it.
 */
export function useLeaving({ unsaved, saving, save }: Written) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && !isSameTask(current, next),
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  });
  const [isStuck, setStuck] = useState(false);
  const isLeaving = status === 'blocked';
  const trySave = useEffectEvent(async () => setStuck(!(await save())));
  useEffect(() => {
    if (!isLeaving) return;
    if (!unsaved) proceed();
    else if (!saving && !isStuck) void trySave();
  }, [isLeaving, unsaved, saving, isStuck, proceed]);
  const stay = () => {
    setStuck(false);
    reset?.();
  };
  return { isStuck: isLeaving && isStuck, stay, leave: () => proceed?.() };
}

interface Address {
  pathname: string;
  search: object;
}

/** On its own page, or beside another one. */
const isSameTask = (one: Address, other: Address): boolean =>
  one.pathname === other.pathname && taskIn(one) === taskIn(other);

const taskIn = ({ search }: Address): unknown => ('task' in search ? search.task : undefined);
