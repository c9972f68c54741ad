import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, writeCalendar } from './icalendar.ts';

const event: CalendarEvent = {
  uid: 'task-7@cuadrilla',
  sequence: 3,
  createdAt: new Date('2026-11-01T08:00:00.123Z'),
  updatedAt: new Date('2026-11-02T09:30:15.999Z'),
  at: '2026-11-23',
  summary: 'Montar la carpa',
  description: '',
  url: 'https://cuadrilla.example/dashboard/projects/1/boards/2/tasks/7',
};

const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each)) };
};
const readOne = (changes: Partial<CalendarEvent>) => {
  const [only] = read(writeCalendar('Mis tareas', [{ ...event, ...changes }])).events;
  if (!only) throw new Error('no event');
  return only;
};

describe('a calendar', () => {
  it('says of a day that it lasts until the next, in no zone', () => {
    const { startDate, endDate } = readOne({ at: '2026-12-31' });
    expect([startDate.isDate, String(startDate), String(endDate)]).toEqual([
      true,
      '2026-12-31',
      '2027-01-01',
    ]);
  });

  it('says of an instant when it is, and that it takes no time', () => {
    const { startDate, duration } = readOne({ at: new Date('2026-11-23T12:30:00Z') });
    expect(startDate.isDate).toBe(false);
    expect(startDate.toJSDate().toISOString()).toBe('2026-11-23T12:30:00.000Z');
    expect(duration.toSeconds()).toBe(0);
  });

  it('says who it is, how often it changed and when last', () => {
    const { uid, sequence, component } = readOne({});
    expect({ uid, sequence }).toEqual({ uid: 'task-7@cuadrilla', sequence: 3 });
    expect(
      ['dtstamp', 'created', 'last-modified', 'transp', 'url'].map((name) =>
        component.getFirstPropertyValue(name)?.toString(),
      ),
    ).toEqual([
      '2026-11-02T09:30:15Z',
      '2026-11-01T08:00:00Z',
      '2026-11-02T09:30:15Z',
      'TRANSPARENT',
      event.url,
    ]);
  });

  it('has a part even where nothing is due, since one without any is none', () => {
    const { calendar, events } = read(writeCalendar('Nada', []));
    expect(events).toEqual([]);
    expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(1);
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Nada');
  });

  it('is made of lines of 75 octets at most, whatever they say', () => {
    const text = writeCalendar('🚚'.repeat(100), [{ ...event, summary: 'ñ🚚,;\\'.repeat(60) }]);
    const lines = text.split('\r\n');
    expect(lines.pop()).toBe('');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([]);
    expect(Buffer.from(text).toString()).toBe(text);
  });

  it.each([
    ['line\nBEGIN:VEVENT\nSUMMARY:Otra', 'line\nBEGIN:VEVENT\nSUMMARY:Otra'],
    ['a\r\nb\rc', 'a\nb\nc'],
    [String.raw`C:\obra\nueva, y; "otras"`, String.raw`C:\obra\nueva, y; "otras"`],
    ['👩‍👩‍👧 🚚 ñandú', '👩‍👩‍👧 🚚 ñandú'],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['a\u0000b\u0007c\u001bd\te', 'abcd\te'],
  ])('hands over the title %j', (title, handedOver) => {
    expect(readOne({ summary: title, description: title })).toMatchObject({
      summary: handedOver,
      description: handedOver,
    });
  });

  it('hands over any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        const { summary } = readOne({ summary: `x${text}` });
        // oxlint-disable-next-line no-control-regex -- those are left out
        const kept = text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
        expect(summary).toBe(`x${kept}`);
      }),
    );
  });
});
