import { useEffect, useState } from 'react';
import type { Awareness } from 'y-protocols/awareness';
import type { PresentPerson } from '../live/presence.ts';

/** Who else has the document open, each once however many tabs they have. */
export function usePeers(awareness: Awareness): PresentPerson[] {
  const [peers, setPeers] = useState<PresentPerson[]>([]);
  useEffect(() => {
    let known = '';
    const read = (): void => {
      const next = peersIn(awareness);
      const said = JSON.stringify(next);
      // One's own caret moves with every key.
      if (said !== known) setPeers(next);
      known = said;
    };
    read();
    awareness.on('change', read);
    return () => awareness.off('change', read);
  }, [awareness]);
  return peers;
}

function peersIn(awareness: Awareness): PresentPerson[] {
  const people = new Map<number, PresentPerson>();
  for (const [client, { user }] of awareness.getStates()) {
    const { id, name } = (user ?? {}) as Partial<PresentPerson>;
    if (client !== awareness.clientID && id !== undefined && name !== undefined) people.set(id, { id, name });
  }
  return [...people.values()];
}
