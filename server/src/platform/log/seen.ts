import { messages } from '@cuadrilla/contract/kernel/errors';
import type { Seen } from '@cuadrilla/contract/kernel/seen';
import { conflict } from '../app-error.ts';

type Fields = Record<string, unknown>;

/** Nothing is written over what its author has not seen. Who wants what is there already is in nobody's way. */
export function refuseUnseen(seen: Seen, current: Fields, wanted: Fields): void {
  const isContested = (field: string): boolean =>
    wanted[field] !== undefined && current[field] !== wanted[field] && current[field] !== seen?.[field];
  if (Object.keys(seen ?? {}).some(isContested)) throw conflict(messages.changedMeanwhile, { current });
}
