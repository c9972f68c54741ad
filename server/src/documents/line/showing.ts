import { randomBytes } from 'node:crypto';
import type { Bus } from '../../platform/log/bus.ts';
import { type Said, writeSaid } from './awareness-state.ts';
import { type DocumentLine, send } from './document-line.ts';
import { frames } from './frames.ts';
import type { Rooms } from './rooms.ts';

/** Cursors move with every key: this often they are told. */
const gatherFor = 100;

export interface Showing {
  /** Shows the others where the line's tab is. False for what it may not say: it is another's, or nonsense. */
  show(line: DocumentLine, said: Said): boolean;
  /** Shows the newcomer who is here, on whichever instance. */
  join(line: DocumentLine): void;
  leave(line: DocumentLine): void;
  close(): void;
}

/** Who is in a document lives in memory alone, and is said to the other instances over the bus. */
export function startShowing(bus: Bus, rooms: Rooms): Showing {
  const here = randomBytes(6).toString('base64url');
  const changed = new Set<DocumentLine>();
  let timer: NodeJS.Timeout | undefined;

  const speak = (documentId: number, said: Uint8Array): void =>
    void bus.say('awareness', `${here} ${documentId} ${Buffer.from(said).toString('base64')}`);

  function tellHere(documentId: number, said: Uint8Array, except?: DocumentLine): void {
    const frame = frames.awareness(said);
    for (const line of rooms.of(documentId)) if (line !== except) send(line, frame);
  }

  function tell(line: DocumentLine): void {
    if (!line.said) return;
    const said = writeSaid([line.said]);
    tellHere(line.document.documentId, said, line);
    speak(line.document.documentId, said);
  }

  function tellAll(): void {
    timer = undefined;
    changed.forEach(tell);
    changed.clear();
  }

  bus.on('awareness', (payload) => {
    const [from, id = '', said = ''] = payload.split(' ');
    const room = rooms.of(Number(id));
    if (from === here || room.size === 0) return;
    if (said !== '') tellHere(Number(id), Buffer.from(said, 'base64'));
    // Somebody came elsewhere.
    else for (const line of room) if (line.said) speak(Number(id), writeSaid([line.said]));
  });

  return {
    show(line, { client, clock, state }) {
      const { said, user, document } = line;
      if (said && said.client !== client) return false;
      const isTaken = [...rooms.of(document.documentId)].some(
        (other) => other !== line && other.said?.client === client,
      );
      if (isTaken) return false;
      // Who they are is not theirs to say.
      line.said = { client, clock, state: state && { ...state, user: { id: user.id, name: user.name } } };
      changed.add(line);
      timer ??= setTimeout(tellAll, gatherFor);
      return true;
    },
    join(line) {
      const { documentId } = line.document;
      const others = [...rooms.of(documentId)].flatMap((other) =>
        other !== line && other.said ? [other.said] : [],
      );
      if (others.length > 0) send(line, frames.awareness(writeSaid(others)));
      speak(documentId, new Uint8Array());
    },
    leave(line) {
      changed.delete(line);
      if (!line.said) return;
      line.said = { ...line.said, clock: line.said.clock + 1, state: null };
      tell(line);
    },
    close: () => clearTimeout(timer),
  };
}
