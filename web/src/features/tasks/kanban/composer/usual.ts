import { dayAfter, dayIn } from '@cuadrilla/contract/kernel/day';
import { now } from '../../../../lib/dates/clock.ts';

/** What a task gets that is written down in passing. */
export const usualPriority = 2;

const daysToDo = 7;
export const usualDueDay = (timeZone: string): string => dayAfter(dayIn(now(), timeZone), daysToDo);
