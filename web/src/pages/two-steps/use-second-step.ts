import type { Proof } from '@cuadrilla/contract/account/proof';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { proofQuery } from '../../lib/server/proof.ts';
import { waysOf, type Ways } from './ways.ts';

export interface Step extends Ways {
  /** It is shown by now, here or elsewhere. */
  isDone: boolean;
}

/** What is asked of whoever lacks a second step, once that is known. Who has come back with one goes on by themselves. */
export function useSecondStep(onDone: () => void): Step | undefined {
  const { data: proof } = useQuery(proofQuery());
  // Decided once: a passkey that is added here is no reason to ask for it, and recovery codes are to be stored first.
  const [atFirst, setAtFirst] = useState<Proof>();
  if (proof && !atFirst) setAtFirst(proof);
  const ways = atFirst && waysOf(atFirst);
  const isDone = proof?.lacking === false;
  const goesOn = isDone && ways?.adds === false;
  const goOn = useEffectEvent(onDone);
  useEffect(() => {
    if (goesOn) goOn();
  }, [goesOn]);
  return ways && !goesOn ? { ...ways, isDone } : undefined;
}
