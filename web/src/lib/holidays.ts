import type { HolidayPlace } from '@cuadrilla/contract/holidays/countries';
import { type Holiday, holidayEndpoints } from '@cuadrilla/contract/holidays/holidays';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { call } from './api.ts';

/** Where the person's holidays are, from the profile; nowhere until that is known. */
export const HolidayPlaceContext = createContext<HolidayPlace | null>(null);

/** The names of the days, yyyy-MM-dd. */
type HolidayNames = ReadonlyMap<string, string>;

/** A year at a time: the calendar of a year does not change any more. */
const yearQuery = (place: HolidayPlace | null, year: number) =>
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

/** The holidays of the years to which these days belong; none while they are not known, which nobody waits for. */
export function useHolidays(from: string, to: string): HolidayNames {
  const place = use(HolidayPlaceContext);
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return useQueries({ queries: years.map((year) => yearQuery(place, year)), combine: namesOf });
}

const namesOf = (years: { data: Holiday[] | undefined }[]): HolidayNames =>
  new Map(years.flatMap(({ data = [] }) => data.map(({ day, name }) => [day, name])));
