/** In milliseconds. A day of the calendar may be an hour longer or shorter where clocks change: `day.ts` knows of those. */
export const minuteLength = 60_000;
export const hourLength = 60 * minuteLength;
export const dayLength = 24 * hourLength;
