const all = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
);

/** What a time is chosen from: one that a program set in between is offered too. */
export const halfHours = (chosen: string) =>
  [...new Set([...all, chosen])].toSorted().map((time) => ({ value: time, label: time }));
