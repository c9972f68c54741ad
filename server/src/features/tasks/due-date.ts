import { parseDueDate } from '@cuadrilla/contract/dates';
import { TZDate } from '@date-fns/tz';

/** A bare day means its end, 23:59, where the person is. */
export function dueInstant(text: string, timeZone: string): Date {
  const due = parseDueDate(text);
  if (!due) throw new Error('the due date was not validated');
  if (due.kind === 'instant') return due.at;
  return new Date(new TZDate(due.year, due.month - 1, due.day, 23, 59, timeZone).getTime());
}
