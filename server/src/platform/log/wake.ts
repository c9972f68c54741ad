import type { Bus } from './bus.ts';

/** Of eleven bytes at most, which keeps a notice below PostgreSQL's 8,000. */
const itemsPerNotice = 500;

export interface News {
  /** Projects whose log has grown. */
  projects: readonly number[];
  /** People whose own log has grown. */
  people: readonly number[];
  /** Documents in which something was written. */
  documents: readonly number[];
}

/** Whose logs a change has added to. */
export interface Grown {
  projects: Set<number>;
  people: Set<number>;
}

/** `everything` after a break in which notices may have been missed. */
export type Notice = News | 'everything';

/** Hints to every instance, this one too. Call it after the commit. */
export interface Wake {
  project(id: number): void;
  person(id: number): void;
  document(id: number): void;
  all(grown: Grown): void;
  onNotice(listener: (notice: Notice) => void): () => void;
}

/** `12` is a project, `u7` a person, `d9` a document. */
function readNotice(payload: string): Notice {
  const items = payload.split(',');
  const of = (mark: string): number[] =>
    items.filter((item) => item.startsWith(mark)).map((item) => Number(item.slice(mark.length)));
  const projects = items.filter((item) => /^\d/.test(item)).map(Number);
  return { projects, people: of('u'), documents: of('d') };
}

/** A hint only: it may be lost, so whoever listens also polls. */
export function startWake(bus: Bus): Wake {
  const listeners = new Set<(notice: Notice) => void>();
  const pending = new Set<string>();
  let flushing = false;

  const tell = (notice: Notice): void => listeners.forEach((listener) => listener(notice));

  function send(item: string): void {
    pending.add(item);
    void flush();
  }

  /** One notice for all that gathered while the last one was on its way. */
  async function flush(): Promise<void> {
    if (flushing || pending.size === 0) return;
    flushing = true;
    const batch = [...pending].slice(0, itemsPerNotice);
    batch.forEach((item) => pending.delete(item));
    const said = await bus.say('log', batch.join(','));
    flushing = false;
    if (said) return flush();
    // Goes with the next one, at the latest when the connection is back.
    batch.forEach((item) => pending.add(item));
  }

  bus.on('log', (payload) => tell(readNotice(payload)));
  bus.on('connected', () => {
    tell('everything');
    void flush();
  });
  return {
    project: (id) => send(String(id)),
    person: (id) => send(`u${id}`),
    document: (id) => send(`d${id}`),
    all({ projects, people }) {
      projects.forEach((id) => send(String(id)));
      people.forEach((id) => send(`u${id}`));
    },
    onNotice(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
