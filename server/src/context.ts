import type { Logger } from 'pino';
import type { Db } from './database/database.ts';
import type { Wake } from './log/wake.ts';
import type { Settings } from './settings.ts';

/** What every feature is given. */
export interface Context {
  settings: Settings;
  log: Logger;
  db: Db;
  wake: Wake;
  clock: () => Date;
  /** Where the built web lies. */
  webRoot: string;
}
