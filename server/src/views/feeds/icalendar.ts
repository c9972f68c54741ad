import { dayAfter } from '@cuadrilla/contract/kernel/day';

/** What a calendar shows of a task. */
export interface CalendarEvent {
  uid: string;
  /** Counts its changes. */
  sequence: number;
  createdAt: Date;
  updatedAt: Date;
  /** An instant, or a day: the same for everybody, wherever they read it. */
  at: Date | string;
  /** Of the same kind: an instant, or the last day. */
  until?: Date | string;
  summary: string;
  description: string;
  url: string;
}

/** RFC 5545, with the name and the pace of RFC 7986. Nothing in it says when it was written: only changes change it. */
export function writeCalendar(name: string, events: readonly CalendarEvent[], description?: string): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cuadrilla//Cuadrilla//ES',
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`, `X-WR-CALDESC:${escaped(description)}`] : []),
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    // A calendar without any part is none.
    ...(events.length > 0 ? events.flatMap(eventLines) : utc),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

const utc = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const eventLines = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.uid)}`,
  // Where no method is said this is when it last changed, not when it was written.
  `DTSTAMP:${stamp(event.updatedAt)}`,
  `CREATED:${stamp(event.createdAt)}`,
  `LAST-MODIFIED:${stamp(event.updatedAt)}`,
  `SEQUENCE:${event.sequence}`,
  ...timeLines(event),
  `SUMMARY:${escaped(event.summary)}`,
  ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
  `URL:${event.url}`,
  'STATUS:CONFIRMED',
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** A day lasts until the next one, an instant alone no time at all. Neither keeps anybody busy (TRANSP). */
function timeLines({ at, until = at }: CalendarEvent): string[] {
  if (typeof at === 'string') {
    const last = typeof until === 'string' ? until : at;
    return [`DTSTART;VALUE=DATE:${plain(at)}`, `DTEND;VALUE=DATE:${plain(dayAfter(last, 1))}`];
  }
  const end = until instanceof Date && until > at ? [`DTEND:${stamp(until)}`] : [];
  return [`DTSTART:${stamp(at)}`, ...end];
}

const plain = (day: string): string => day.replaceAll('-', '');

/** 20261123T123000Z */
const stamp = (instant: Date): string => instant.toISOString().replaceAll(/[-:]/g, '').replace(/\.\d+/, '');

/** Only a tab and a line's end are left of the characters that control. */
const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- those are the ones
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

const longestLine = 75;

/** Into lines of 75 octets at most, the later ones behind a blank; no character is torn apart. */
function folded(line: string): string {
  let octets = 0;
  let result = '';
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > longestLine) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += length;
  }
  return result;
}
