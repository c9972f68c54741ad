export { boards, columns, comments, tasks } from './boards.ts';
export { feeds, importedEvents } from './calendars.ts';
export { chores } from './chores.ts';
export { follows, notifications } from './notifications.ts';
export { answers, events, labels, memberships, projects } from './projects.ts';
export { facts, readers } from './readers.ts';
export { reportColumns, taskSpans } from './reports.ts';
export { savedSearches, vocabulary } from './searches.ts';
export { personEvents, sessions, users } from './users.ts';
