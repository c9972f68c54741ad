import { dayLength } from '../durations.ts';
import * as z from 'zod/mini';
import { isDay } from '../day.ts';
import { parseDate } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { messages } from '../errors.ts';
import { ofOneself } from '../scopes.ts';
import { countries } from './countries.ts';

export const holiday = z.object({
  day: z.string(),
  name: z.string(),
});
export type Holiday = z.output<typeof holiday>;

/** Calendars and pickers ask by the year. */
export const longestSpan = 366;

const day = (message: string) =>
  z.string(message).check(z.refine((text) => isDay(text) && parseDate(text) !== undefined, message));

const days = z.object({
  from: day('El primer día no es válido'),
  to: day('El último día no es válido'),
  /** Mine, unless it says otherwise. */
  country: z.optional(z.enum(countries, messages.countryUnknown)),
  region: z.optional(z.string(messages.regionUnknown)),
});

const length = ({ from, to }: { from: string; to: string }): number =>
  (Date.parse(to) - Date.parse(from)) / dayLength + 1;

export const holidayEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/holidays',
    summary: `Public holidays of a country and region, or else of my own; ${longestSpan} days at most`,
    allow: ofOneself,
    query: days.check(
      z.refine(
        (span) => length(span) >= 1 && length(span) <= longestSpan,
        `El período debe ser de 1 a ${longestSpan} días`,
      ),
    ),
    status: 200,
    response: z.array(holiday),
  }),
};
