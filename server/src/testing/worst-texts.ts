import { calendarOf, event, windowsZone } from './calendar-files.ts';

/** All that a request's body may be, but for what is around it. */
export const longestText = 900_000;

export const fill = (part: string, length = longestText): string =>
  part.repeat(Math.floor(length / part.length));

const tableOf = (columns: number, rows: number): string =>
  [
    fill('|a', columns * 2),
    fill('|-', columns * 2),
    ...Array.from({ length: rows }, () => fill('|a', columns * 2)),
  ]
    .map((line) => `${line}|`)
    .join('\n');

/** What takes a reader of Markdown longest, by what it is. */
export const worstMarkdown: [string, string][] = [
  ['a large table', tableOf(1_400, 300)],
  ['a wide table', tableOf(10_000, 2)],
  ['headings', fill('# a\n')],
  ['open brackets', fill('[')],
  ['marks that cross', fill('*a_')],
  ['links that nothing closes', fill('[a](')],
  ['quotes in each other', fill('> ')],
  [
    'lists in each other',
    Array.from({ length: 1_200 }, (_, nth) => `${' '.repeat(2 * nth)}- a`)
      .join('\n')
      .slice(0, longestText),
  ],
  ['one long line', fill('a')],
];

/** The same of files whose first line may be their title. */
export const worstTitles: [string, string][] = [
  ['a title of nothing but spaces', `# ${fill(' ', 890_000)}`],
  ['a title with a gap', `# a${fill(' ', 890_000)}b`],
];

const all = (count: number): string => Array.from({ length: count }, (_, nth) => nth + 1).join(',');
const meeting = event('1', 'SUMMARY:Cita', 'DTSTART;TZID=Romance Standard Time:20260710T090000');
const everyDay = windowsZone(`RRULE:FREQ=YEARLY;BYMONTH=${all(12)};BYMONTHDAY=${all(31)}`);
const ordinary = 'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10';
const ofItsOwn = (nth: number): string[][] => [
  windowsZone(ordinary).map((line) => line.replace('TZID:', `TZID:${nth} `)),
  event(`${nth}`, 'SUMMARY:Cita', `DTSTART;TZID=${nth} Romance Standard Time:20260710T090000`),
];

/** The same of calendar files. */
export const worstCalendars: [string, string][] = [
  ['a zone that changes its clocks every day', calendarOf(everyDay, meeting)],
  ['a zone for each event', calendarOf(...Array.from({ length: 400 }, (_, nth) => ofItsOwn(nth)).flat())],
  ['a line without end', `BEGIN:VCALENDAR\r\nX-A:${fill('a,', 490_000)}`],
  ['parts in each other', fill('BEGIN:VCALENDAR\r\n', 490_000)],
];
