// Run as a process of its own: an instance that does nothing but send mail.
import { pino } from 'pino';
import { connect } from '../database/database.ts';
import { mailHandlers } from '../../outside/mail/mail.handlers.ts';
import { readSettings } from '../settings.ts';
import { startWorkers } from './workers.ts';

const settings = readSettings(process.env);
const { db } = connect({ connectionString: settings.databaseUrl }, () => undefined);
startWorkers(mailHandlers(settings), { db, log: pino({ level: 'error' }), lookEvery: 0.5 });
