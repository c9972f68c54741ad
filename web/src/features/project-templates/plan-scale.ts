const most = 8;

/** Where weeks begin, by the place of their first day; of many weeks only some, at equal distances. */
export function ticksOf(length: number, week: number): number[] {
  const weeks = Math.ceil(length / week);
  const step = week * Math.ceil(weeks / most);
  return Array.from({ length: Math.ceil(length / step) }, (_, index) => index * step);
}
