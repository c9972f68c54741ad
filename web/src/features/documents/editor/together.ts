import { fragmentOf } from '@cuadrilla/contract/documents/document/yjs';
import type { Plugin } from 'prosemirror-state';
import { type ProsemirrorBinding, yCursorPlugin, ySyncPlugin, yUndoPlugin } from 'y-prosemirror';
import type { Awareness } from 'y-protocols/awareness';
import type { Doc } from 'yjs';
import { hueOf } from '../../../ui/controls/hues.ts';

/** How others see somebody who is in the document. */
export interface Peer {
  id: number;
  name: string;
}

/** Whoever is there said so themselves: it may be anything. */
const peerOf = (user: Record<string, unknown>): Peer => ({
  id: Number(user['id']) || 0,
  name: typeof user['name'] === 'string' ? user['name'].slice(0, 80) : '',
});

function caret(user: Record<string, unknown>): HTMLElement {
  const { id, name } = peerOf(user);
  const line = document.createElement('span');
  line.dataset['peer'] = '';
  line.dataset['hue'] = hueOf(id);
  const flag = document.createElement('b');
  flag.textContent = name.split(' ')[0] ?? '';
  // A joiner on both sides keeps the line's height where the line is empty.
  line.append('\u2060', flag, '\u2060');
  return line;
}

const selection = (user: Record<string, unknown>) => ({
  'data-peer-selection': '',
  'data-hue': hueOf(peerOf(user).id),
});

type Change = Record<'added' | 'updated' | 'removed', number[]>;

/**
 * Tells of others only, once a frame: carets drawn while a click is still on its way would put one's own back to
 * where it was.
 */
function othersIn(awareness: Awareness): Awareness {
  const heard = new Map<unknown, (change: Change) => void>();
  const on = (_: 'change', listener: () => void) => {
    let frame = 0;
    const hear = ({ added, updated, removed }: Change) => {
      if ([...added, ...updated, ...removed].every((client) => client === awareness.clientID)) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(listener);
    };
    heard.set(listener, hear);
    awareness.on('change', hear);
  };
  const off = (_: 'change', listener: () => void) => {
    const hear = heard.get(listener);
    if (hear) awareness.off('change', hear);
  };
  return Object.assign(Object.create(awareness) as Awareness, { on, off });
}

/** Everybody's text and carets; undoing takes back only what one wrote oneself. The nodes are those of what is shown. */
export function together(
  document: Doc,
  awareness: Awareness,
  person: Peer,
  mapping: ProsemirrorBinding['mapping'],
): Plugin[] {
  // The library wants a colour; ours are those of the person's avatar.
  awareness.setLocalStateField('user', { ...person, color: '#000000' });
  return [
    ySyncPlugin(fragmentOf(document), { mapping }),
    yCursorPlugin(othersIn(awareness), { cursorBuilder: caret, selectionBuilder: selection }),
    yUndoPlugin(),
  ];
}
