import type { Logger } from 'pino';
import type { Beside } from './beside/beside.ts';
import type { Db } from './database/database.ts';
import type { Pace } from './sockets/pace.ts';
import type { FileStore } from './files/store.ts';
import type { Arrival } from './http/arrival.ts';
import type { LineRules } from './http/lines.ts';
import type { Bus } from './log/bus.ts';
import type { Wake } from './log/wake.ts';
import type { Settings } from './settings.ts';

/** What every feature is given. */
export interface Context {
  settings: Settings;
  log: Logger;
  db: Db;
  bus: Bus;
  wake: Wake;
  clock: () => Date;
  /** Where what strangers sent is read. */
  beside: Beside;
  /** Where the bytes of files lie. */
  files: FileStore;
  /** Where the built web lies. */
  webRoot: string;
  /** Where the live socket keeps another than its usual one. */
  pace?: Partial<Pace>;
  arrival?: Partial<Arrival>;
  /** Whether the disk has room for writes; where nobody knows, it has. */
  hasRoom?: () => boolean;
  /** Where requests wait by other rules than the usual ones. */
  lines?: { ofPerson?: LineRules; ofProject?: LineRules };
}
