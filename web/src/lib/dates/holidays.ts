import type { HolidayPlace } from '@cuadrilla/contract/kernel/holidays/countries';
import { type Holiday, holidayEndpoints } from '@cuadrilla/contract/kernel/holidays/holidays';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { call } from '../server/api.ts';
import { HolidayPlaceContext } from './holiday-place.ts';

/** The names of the days, yyyy-MM-dd. */
export type HolidayNames = ReadonlyMap<string, string>;

/** A year at a time: the calendar of a year does not change any more. */
export const holidaysQuery = (place: HolidayPlace | null, year: number) =>
  queryOptions({
    queryKey: ['holidays', place, year],
    queryFn: ({ signal }) =>
      call(holidayEndpoints.list, {
        // By name: the server may not know yet what was chosen a moment ago.
        query: {
          from: `${year}-01-01`,
          to: `${year}-12-31`,
          country: place?.country,
          region: place?.region ?? undefined,
        },
        signal,
      }),
    enabled: place !== null,
    staleTime: Infinity,
  });

/** The holidays of the year or two to which these days belong; none while they are not known, which nobody waits for. */
export function useHolidays(from: string, to: string): HolidayNames {
  const place = use(HolidayPlaceContext);
  const { data: first = none } = useQuery(holidaysQuery(place, Number(from.slice(0, 4))));
  const { data: last = none } = useQuery(holidaysQuery(place, Number(to.slice(0, 4))));
  return useMemo(() => new Map([...first, ...last].map(({ day, name }) => [day, name])), [first, last]);
}

const none: Holiday[] = [];
