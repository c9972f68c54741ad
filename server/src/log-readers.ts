import { remindersReader } from './notices/alarms/reminders.reader.ts';
import { rulesReader } from './rules/automations/rules.reader.ts';
import { notificationsReader } from './notices/notifications/notifications.reader.ts';
import { factsReader } from './views/reports/facts.reader.ts';
import { spansReader } from './views/reports/spans.reader.ts';
import { searchReader } from './views/search/search.reader.ts';
import { webhooksReader } from './rules/webhooks/webhooks.reader.ts';

/** Who reads every project's log to its end. */
export const logReaders = [
  factsReader,
  spansReader,
  searchReader,
  notificationsReader,
  remindersReader,
  rulesReader,
  webhooksReader,
];
