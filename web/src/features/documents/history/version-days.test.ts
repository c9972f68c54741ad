import type { DocumentVersion } from '@cuadrilla/contract/documents/document-content';
import { describe, expect, it } from 'vitest';
import { byDay, whenOf } from './version-days.ts';

const version = (endedAt: string): DocumentVersion => ({
  id: 1,
  startedAt: endedAt,
  endedAt,
  authors: [],
  added: null,
  removed: null,
  current: false,
});
const zone = 'America/Montevideo';
const today = '2026-10-14';

describe('the versions of a document', () => {
  it('stand below the day that it was where they are read', () => {
    const versions = [
      version('2026-10-14T13:42:00.000Z'),
      version('2026-10-14T02:30:00.000Z'),
      version('2026-10-09T19:31:00.000Z'),
    ];
    expect(byDay(versions, zone, today).map(({ name, versions: of }) => [name, of.length])).toEqual([
      ['Hoy', 1],
      ['Ayer', 1],
      ['Viernes 09-10-2026', 1],
    ]);
  });

  it('are called by when they ended', () => {
    expect(whenOf(version('2026-10-14T12:48:00.000Z'), zone, today)).toBe('de hoy a las 09:48');
    expect(whenOf(version('2026-10-14T02:30:00.000Z'), zone, today)).toBe('de ayer a las 23:30');
    expect(whenOf(version('2026-10-09T19:31:00.000Z'), zone, today)).toBe('del 09-10-2026 a las 16:31');
  });
});
