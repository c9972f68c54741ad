import type { Db } from '../platform/database/database.ts';
import { heardBy } from '../platform/log/reader.queries.ts';
import type { Reader } from '../platform/log/reader.ts';

/** Has a reader read a project's whole log from its beginning, in parts of this size. */
export async function readLog(db: Db, reader: Reader, projectId: number, size = 500): Promise<void> {
  const whole = { reader: reader.name, projectId, since: 0, end: 2 ** 31 - 1 };
  const [events = []] = await heardBy([reader])(db, [whole]);
  for (let from = 0; from < events.length; from += size) {
    const part = { projectId, events: events.slice(from, from + size) };
    await db.transaction((tx) => reader.read(tx, part, new Date()));
  }
}
