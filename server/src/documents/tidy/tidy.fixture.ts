// Run as a process of its own: tidies all documents that are due at NOW, and ends. With KILL_AT it kills itself before that
// statement is sent.
import { doHere } from '../../platform/beside/beside.ts';
import { connect } from '../../platform/database/database.ts';
import { killAtStatement } from '../../testing/kill-at.ts';
import { tidyNext } from './tidy-document.ts';
import { tidiedHearers } from '../../tidied-hearers.ts';

killAtStatement();
const { db, close } = connect({ connectionString: process.env['DATABASE_URL'] }, () => undefined);
const now = new Date(process.env['NOW'] ?? 0);
while (await tidyNext({ db, beside: doHere, ...tidiedHearers }, now));
await close();
