import type { WeekStart } from '@cuadrilla/contract/kernel/day';
import { createContext, use } from 'react';

/** On which day the person's weeks begin, from the profile. */
export const WeekStartContext = createContext<WeekStart>('monday');

export const useWeekStart = (): WeekStart => use(WeekStartContext);
