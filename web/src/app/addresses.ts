import { parseId } from '@cuadrilla/contract/kernel/fields';
import { boardViews } from '@cuadrilla/contract/tasks/board-views';
import type { TaskFilter } from '@cuadrilla/contract/tasks/task-fields';
import { oneOf, plainTexts, searchedText, searchParams, text } from './search-params.ts';

/** Whatever is not an id becomes 0, which no project has: it is simply not found. */
export const ids = <Name extends string>(...names: Name[]) => ({
  parse: (raw: Record<Name, string>) =>
    Object.fromEntries(names.map((name) => [name, parseId(raw[name]) ?? 0])) as Record<Name, number>,
  stringify: (parsed: Record<Name, number>) =>
    Object.fromEntries(names.map((name) => [name, String(parsed[name])])) as Record<Name, string>,
});

/** What contract knows to filter by is checked where it is read: it would be much for whoever only signs in. */
export const boardFilter = (raw: Record<string, unknown>) => plainTexts(raw) as TaskFilter;

/** What a calendar keeps in the address, wherever it stands, and the task that is open beside it. */
const inCalendar = { span: text, date: text, colour: text, project: text, task: text };
export const calendarSearch = searchParams(inCalendar);
/** The same of a report. */
export const inReport = { report: oneOf('flow'), period: text, from: text, to: text, compare: oneOf('no') };
export const projectSearch = searchParams({
  ...inCalendar,
  ...inReport,
  tab: oneOf('calendar', 'reports', 'documents', 'members', 'settings'),
  section: oneOf('labels', 'webhooks', 'tokens', 'transfer', 'trash'),
  webhook: text,
  deliveries: oneOf('failed'),
  search: searchedText,
});

export const boardSearch = searchParams({
  ...inCalendar,
  view: oneOf(...boardViews),
  search: searchedText,
  sort: text,
  order: oneOf('asc', 'desc'),
});
