import type { Event } from '@cuadrilla/contract/log/events';
import { describe, expect, it } from 'vitest';
import { whoDid } from './event.texts.ts';
import type { Names } from './sentence.ts';
import { lastEditorOf, sentencesOf } from './task-history.ts';

const names: Names = {
  taskId: 7,
  people: (id) => (id === 1 ? 'Ana' : undefined),
  columns: (id) => ({ 1: 'Por hacer', 2: 'Hecho' })[id],
  boards: (id) => ({ 1: 'Lanzamiento', 2: 'Contenidos' })[id],
  labels: () => undefined,
  date: (date) => `<${date}>`,
};

const updated = (changes: Record<string, { before: unknown; after: unknown }>, actor = 'Ana'): Event => ({
  seq: 1,
  type: 'task.updated',
  at: '2026-10-15T15:00:00Z',
  actor: { id: 1, name: actor },
  payload: { changes },
});

it('whoever did it is a person, their program or a rule', () => {
  const event = updated({});
  expect(whoDid(event)).toBe('Ana');
  expect(whoDid({ ...event, via: { kind: 'token', id: 1, name: 'CI' } })).toBe(
    'Ana, mediante el token «CI»,',
  );
  const rule = { kind: 'rule', id: 1, run: 1, name: 'Cerrar', depth: 1 } as const;
  expect(whoDid({ ...event, via: { kind: 'template', id: 1, name: 'Sprint' } })).toBe(
    'Ana, con la plantilla «Sprint»,',
  );
  expect(whoDid({ ...event, via: rule })).toBe('Automatización «Cerrar»');
});

const toldOfStart = (before: string | null, after: string | null) =>
  sentencesOf(updated({ start_date: { before, after } }), names);

const toldOfRepeat = (before: string | null, after: string | null, next?: number, done?: boolean) => {
  const event = updated({ repeat: { before, after } });
  return sentencesOf({ ...event, payload: { ...event.payload, next, done } } as Event, names);
};

const from = (taskId: number, event: Event) => sentencesOf(event, { ...names, taskId });

describe('the sentences of a task’s history', () => {
  it('tell each field that changed, before and after', () => {
    const event = updated({
      priority_id: { before: 3, after: 4 },
      assigned_to: { before: null, after: 1 },
    });
    expect(sentencesOf(event, names)).toEqual([
      { field: 'priority_id', did: 'cambió la prioridad de', before: 'Alta', after: 'Máxima' },
      { field: 'assigned_to', did: 'asignó la tarea a', after: 'Ana' },
    ]);
  });

  it('tell how it repeats, and that the next one has that from then on', () => {
    const field = 'repeat';
    expect(toldOfRepeat(null, 'P1W')).toEqual([{ field, did: 'puso la repetición', after: 'cada semana' }]);
    expect(toldOfRepeat('P3M-31', 'weekdays')).toEqual([
      { field, did: 'cambió la repetición de', before: 'cada 3 meses', after: 'de lunes a viernes' },
    ]);
    expect(toldOfRepeat('P1D', null)).toEqual([{ field, did: 'quitó la repetición' }]);
    expect(toldOfRepeat('P1D', null, 8)).toEqual([{ field, did: 'pasó la repetición a la tarea siguiente' }]);
    const last = 'FREQ=DAILY;COUNT=1';
    expect(toldOfRepeat(last, null, undefined, true)).toEqual([
      { field, did: 'completó la última repetición' },
    ]);
    expect(toldOfRepeat(last, null)).toEqual([{ field, did: 'quitó la repetición' }]);
    expect(toldOfRepeat('P1D', null, undefined, true)).toEqual([{ field, did: 'quitó la repetición' }]);
    expect(toldOfRepeat(null, 'P1D', 8)).toEqual([{ field, did: 'puso la repetición', after: 'cada día' }]);
  });

  it('tell a date that is put, changed and taken away', () => {
    const [first, second] = ['2026-12-01', '2026-12-02T12:30:00.000Z'];
    expect(toldOfStart(null, first)).toEqual([
      { field: 'start_date', did: 'puso la fecha de inicio', after: '<2026-12-01>' },
    ]);
    expect(toldOfStart(first, second)).toEqual([
      {
        field: 'start_date',
        did: 'cambió la fecha de inicio de',
        before: '<2026-12-01>',
        after: '<2026-12-02T12:30:00.000Z>',
      },
    ]);
    expect(toldOfStart(first, null)).toEqual([{ field: 'start_date', did: 'quitó la fecha de inicio' }]);
  });

  it('leave out the column and the position that a move brings along', () => {
    const event = updated({
      board_id: { before: 1, after: 2 },
      column_id: { before: 1, after: 9 },
      position: { before: 'a0', after: 'a1' },
    });
    expect(sentencesOf(event, names).map(({ did }) => did)).toEqual(['movió la tarea del tablero']);
  });

  it('have words for those who are gone, and for columns of another board', () => {
    const event = updated({ assigned_to: { before: 1, after: 8 }, column_id: { before: 7, after: 8 } });
    expect(sentencesOf(event, names)).toEqual([
      {
        field: 'assigned_to',
        did: 'cambió el responsable de',
        before: 'Ana',
        after: 'alguien que ya no está',
      },
      { field: 'column_id', did: 'cambió el estado de la tarea' },
    ]);
  });

  it('name the other task of a dependency, whichever of the two it is, and not one that is gone', () => {
    const payload = { dependencyId: 1, taskId: 7, title: 'Firmar', blockerId: 8, blockerTitle: 'Aprobar' };
    const added = { ...updated({}), type: 'dependency.created', payload } as const;
    expect(from(7, added)).toEqual([{ did: 'la marcó como bloqueada por', after: 'Aprobar' }]);
    expect(from(8, added)).toEqual([{ did: 'marcó que bloquea a', after: 'Firmar' }]);
    const removed = { ...added, type: 'dependency.deleted', payload: { taskId: 7, blockerId: 8 } } as const;
    expect(from(7, removed)).toEqual([{ did: 'quitó que esté bloqueada por', after: 'una tarea eliminada' }]);
  });

  it('say nothing of what has been purged', () => {
    expect(sentencesOf({ ...updated({}), payload: {} }, names)).toEqual([]);
  });

  it('know who last changed a field', () => {
    const events = [
      updated({ title: { before: 'a', after: 'b' } }, 'Ana'),
      updated({ title: { before: 'b', after: 'c' } }, 'Bruno'),
    ];
    expect(lastEditorOf(events, 'title', 99)).toEqual({ name: 'Bruno', isYou: false });
    const { id } = events.at(-1)?.actor ?? { id: 0 };
    expect(lastEditorOf(events, 'title', id)?.isYou).toBe(true);
    expect(lastEditorOf(events, 'description', 99)).toBeUndefined();
  });
});

it('tells of a point what became of it, by its words', () => {
  const told = (changes: Record<string, { before: unknown; after: unknown }>) =>
    sentencesOf({ ...updated({}), type: 'point.updated', payload: { content: 'Cajas', changes } }, names);
  expect(told({ done: { before: false, after: true } })).toEqual([
    { did: 'marcó como hecho el punto', after: '«Cajas»' },
  ]);
  expect(
    told({ content: { before: 'Caja', after: 'Cajas' }, position: { before: 'a0', after: 'a1' } }),
  ).toEqual([{ did: 'cambió el punto', before: '«Caja»', after: '«Cajas»' }]);
  expect(
    told({ due_day: { before: null, after: '2026-12-01' }, assigned_to: { before: null, after: 1 } }),
  ).toEqual([
    { did: 'fijó para el punto «Cajas» la fecha', after: '<2026-12-01>' },
    { did: 'dio el punto «Cajas» a', after: 'Ana' },
  ]);
  expect(
    told({ due_day: { before: '2026-12-01', after: null }, assigned_to: { before: 1, after: null } }),
  ).toEqual([
    { did: 'quitó la fecha del punto', after: '«Cajas»' },
    { did: 'dejó sin persona el punto', after: '«Cajas»' },
  ]);
  expect(told({ position: { before: 'a0', after: 'a1' } })).toEqual([]);
  const deleted = { ...updated({}), type: 'point.deleted', payload: { content: 'Cajas' } } as const;
  expect(sentencesOf(deleted, names)).toEqual([{ did: 'eliminó el punto', after: '«Cajas»' }]);
  expect(sentencesOf({ ...deleted, payload: {} }, names)).toEqual([]);
});
