import { useQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { HolidayPlaceContext } from '../../lib/dates/holiday-place.ts';
import { type HolidayNames, holidaysQuery } from '../../lib/dates/holidays.ts';

interface AllHolidays {
  names: HolidayNames;
  isKnown: boolean;
  /** Asks again, where it failed. */
  retry: (() => void) | undefined;
}

/** For whoever must not take what is not known for none. The longest template reaches into a fourth year. */
export function useAllHolidays(from: string, to: string): AllHolidays {
  const place = use(HolidayPlaceContext);
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const yearQuery = (later: number) => holidaysQuery(place, Math.min(first + later, last));
  const years = [
    useQuery(yearQuery(0)),
    useQuery(yearQuery(1)),
    useQuery(yearQuery(2)),
    useQuery(yearQuery(3)),
  ] as const;
  const [one, two, three, four] = years.map(({ data }) => data);
  const names = useMemo(() => {
    const days = [one, two, three, four].flatMap((year = []) => year);
    return new Map(days.map(({ day, name }) => [day, name]));
  }, [one, two, three, four]);
  const failed = years.filter(({ data, isError }) => data === undefined && isError);
  return {
    names,
    isKnown: place === null || years.every(({ data }) => data !== undefined),
    retry: failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : undefined,
  };
}
