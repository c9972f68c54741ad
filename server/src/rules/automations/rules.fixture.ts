// Run as a process of its own: reads every log to its end, does all that rules are to do, and ends. With KILL_AT it kills
// itself before that statement is sent.
import { isNotNull } from 'drizzle-orm';
import { pino } from 'pino';
import { connect } from '../../platform/database/database.ts';
import { ruleRuns } from '../../platform/database/schema/schema.ts';
import { listLags } from '../../platform/log/reader.queries.ts';
import { startReaders } from '../../platform/log/reader.ts';
import { readSettings } from '../../platform/settings.ts';
import { killAtStatement } from '../../testing/kill-at.ts';
import { noWake } from '../../testing/no-wake.ts';
import { rulesReader } from './rules.reader.ts';
import { doNextRun } from './run-rules.ts';

killAtStatement();
const { db, close } = connect({ connectionString: process.env['DATABASE_URL'] }, () => undefined);
const settings = readSettings({});
const clock = () => new Date();
const stop = startReaders([rulesReader], {
  db,
  wake: noWake,
  clock,
  lookEvery: 50,
  log: pino({ level: 'error' }),
});
const isOver = async (): Promise<boolean> => {
  const isRead = (await listLags(db)).every(({ events }) => events === 0);
  const due = await db.select().from(ruleRuns).where(isNotNull(ruleRuns.wakeAt)).limit(1);
  return isRead && due.length === 0;
};
while (!(await isOver())) await doNextRun({ db, settings }, clock());
await stop();
await close();
