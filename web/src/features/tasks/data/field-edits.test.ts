import { describe, expect, it } from 'vitest';
import { aTask } from './task.fixture.ts';
import { editOf, messageFor, valueOf, wordsOf } from './field-edits.ts';

const sources = {
  columns: [{ id: 10, name: 'Hecho' }],
  people: [{ id: 4, first_name: 'Ana', last_name: 'Ruiz', time_zone: 'UTC' }],
  timeZone: 'America/Argentina/Buenos_Aires',
};
const one = [aTask()];

describe('a value chosen in the list', () => {
  it('becomes the change, its look and the word for it', () => {
    expect(editOf(one, 'priorityId', '4', sources)).toEqual({
      change: { priorityId: 4 },
      patch: { priority_id: 4, Priority: { id: 4, name: 'Máxima' } },
      name: 'Máxima',
      done: 'Prioridad de «Pedir carpas»: Máxima',
    });
    expect(editOf([...one, ...one], 'columnId', '10', sources)).toEqual({
      change: { columnId: 10 },
      patch: { column_id: 10 },
      name: 'Hecho',
      done: 'Estado de 2 tareas: Hecho',
    });
  });

  it('is a label, none of them, or another board', () => {
    const named = { ...sources, labels: [{ id: 5, name: 'Prensa' }], boards: [{ id: 8, name: 'Llegada' }] };
    expect(editOf(one, 'labelId', '5', named)).toMatchObject({ change: { labelId: 5 }, name: 'Prensa' });
    expect(editOf(one, 'labelId', '', named)).toMatchObject({
      change: { labelId: null },
      patch: { label_id: null },
      done: 'Etiqueta de «Pedir carpas»: Sin etiqueta',
    });
    expect(editOf(one, 'boardId', '8', named)).toMatchObject({
      change: { boardId: 8 },
      patch: { board_id: 8 },
      done: 'Tablero de «Pedir carpas»: Llegada',
    });
  });

  it('names the person', () => {
    expect(editOf(one, 'assignedTo', '4', sources)).toMatchObject({
      change: { assignedTo: 4 },
      patch: { assigned_to: 4, assignedTo: { first_name: 'Ana', last_name: 'Ruiz', time_zone: 'UTC' } },
      done: 'Responsable de «Pedir carpas»: Ana Ruiz',
    });
  });

  it('shows a day as that day, with its end in the zone of the person', () => {
    expect(editOf(one, 'dueDate', '2026-10-14', sources)).toEqual({
      change: { dueDate: '2026-10-14' },
      patch: { due_date: '2026-10-15T02:59:59.999Z', due_day: '2026-10-14' },
      name: '14-10-2026',
      done: 'Fecha límite de «Pedir carpas»: 14-10-2026',
    });
  });
});

describe('what the menus hold', () => {
  it('is the value as text', () => {
    const task = aTask({ priority_id: 3, column_id: 10, assigned_to: null, due_date: null, due_day: null });
    expect([valueOf(task, 'priorityId'), valueOf(task, 'columnId')]).toEqual(['3', '10']);
    expect([valueOf(task, 'assignedTo'), valueOf(task, 'dueDate')]).toEqual(['', '']);
  });
});

describe('what people read', () => {
  it('is the value in words, also where there is none', () => {
    const task = aTask({ column_id: 10 });
    const words = (of: typeof task) =>
      (['priorityId', 'columnId', 'assignedTo', 'dueDate'] as const).map((field) =>
        wordsOf(of, field, sources),
      );
    expect(words(task)).toEqual(['Media', 'Hecho', 'Sin responsable', '01/12/2026']);
    const at = { due_date: '2026-12-01T12:00:00.000Z', due_day: null };
    expect(words({ ...task, ...at }).at(-1)).toBe('01/12/2026 09:00');
    expect(words({ ...task, due_date: null, due_day: null }).at(-1)).toBe('Sin fecha');
  });
});

describe('what contract has against a value', () => {
  it('is told in its own words', () => {
    expect(messageFor({ title: '  ' })).toBe('El título es obligatorio');
    expect(messageFor({ title: 'x'.repeat(201) })).toBe('El título no puede superar los 200 caracteres');
    expect(messageFor({ dueDate: '2026-02-30' })).toBe('La fecha límite no es válida');
    expect(messageFor({ dueDate: '2026-02-20' })).toBeUndefined();
  });
});
