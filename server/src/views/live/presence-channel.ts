import { randomBytes } from 'node:crypto';
import type { Bus } from '../../platform/log/bus.ts';
import type { Spot } from './whereabouts.ts';

/** A tab by its key; null once it has left. */
type Tab = [key: string, spot: Spot | null];

interface Said {
  from: string;
  /** Please say where all your tabs are. */
  ask?: true;
  tabs: Tab[];
}

export interface PresenceChannel {
  say(tabs: Tab[]): Promise<void>;
  ask(): Promise<void>;
}

/** PostgreSQL takes less than 8,000 in a notice. */
const bytesOfTabs = 7_500;

/** What the instances tell each other of their own tabs. Each hears only the others. */
export function openPresenceChannel(
  bus: Bus,
  { onTab, onAsk }: { onTab: (...tab: Tab) => void; onAsk: () => void },
): PresenceChannel {
  const from = randomBytes(9).toString('base64url');
  const send = (said: Omit<Said, 'from'>) => bus.say('presence', JSON.stringify({ from, ...said }));

  bus.on('presence', (payload) => {
    const said = JSON.parse(payload) as Said;
    if (said.from === from) return;
    if (said.ask) onAsk();
    for (const tab of said.tabs) onTab(...tab);
  });

  return {
    async say(tabs) {
      await Promise.all(inPortions(tabs).map((some) => send({ tabs: some })));
    },
    async ask() {
      await send({ ask: true, tabs: [] });
    },
  };
}

function inPortions(tabs: Tab[]): Tab[][] {
  const portions: Tab[][] = [];
  let room = 0;
  for (const tab of tabs) {
    const bytes = Buffer.byteLength(JSON.stringify(tab)) + 1;
    if (bytes > room) {
      portions.push([]);
      room = bytesOfTabs;
    }
    portions.at(-1)?.push(tab);
    room -= bytes;
  }
  return portions;
}
