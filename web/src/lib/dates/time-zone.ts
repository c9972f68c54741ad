import { createContext, use } from 'react';
import { browserTimeZone } from './dates.ts';

/** The person's own zone, from the profile; the browser's until it is known. */
export const TimeZoneContext = createContext(browserTimeZone());

export const useTimeZone = (): string => use(TimeZoneContext);
