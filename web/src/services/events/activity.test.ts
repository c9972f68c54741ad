import type { MyEvent } from '@cuadrilla/contract/views/home';
import { describe, expect, it } from 'vitest';
import { sentenceOf } from './activity.ts';

const happened = (event: Partial<MyEvent>): MyEvent => {
  const usual = {
    seq: 1,
    type: 'task.updated',
    at: '2026-11-15T12:00:00Z',
    actor: { id: 1, name: 'Lucía Ferreyra' },
    payload: {},
    Project: { id: 7, name: 'Mudanza' },
    Board: { id: 3, name: 'Salida' },
    Task: { id: 42, title: 'Embalar' },
  };
  return { ...usual, ...event } as MyEvent;
};
const told = (event: Partial<MyEvent>): string => {
  const { verb, object } = sentenceOf(happened(event));
  return `${verb} ${object}`;
};
const changing = (...fields: string[]) => ({
  payload: {
    changes: Object.fromEntries(
      fields.map((field) => [field, { before: 1, after: field === 'repeat' ? null : 2 }]),
    ),
  },
});

/** To its next one. */
const passingOn = (...fields: string[]) => ({
  payload: { ...changing(...fields).payload, next: 8 },
});

const ticking = (after: boolean) => ({ payload: { changes: { done: { before: !after, after } } } });

describe('what happened, in a sentence', () => {
  it.each([
    [changing('priority_id'), 'cambió la prioridad de Embalar'],
    [changing('column_id', 'position'), 'movió la tarea Embalar'],
    [changing('board_id', 'column_id', 'position'), 'pasó a otro tablero la tarea Embalar'],
    [passingOn('column_id', 'position', 'repeat'), 'movió la tarea Embalar'],
    [changing('column_id', 'repeat'), 'cambió la tarea Embalar'],
    [changing('position'), 'reordenó la tarea Embalar'],
    [changing('title', 'due_date'), 'cambió la tarea Embalar'],
    [changing('title', 'column_id'), 'cambió la tarea Embalar'],
    [{ type: 'comment.created' }, 'comentó en Embalar'],
    [{ type: 'point.created', payload: { content: 'Cajas' } }, 'agregó un punto a Embalar'],
    [{ type: 'point.updated', ...ticking(true) }, 'marcó un punto de Embalar'],
    [{ type: 'point.updated', ...ticking(false) }, 'desmarcó un punto de Embalar'],
    [{ type: 'point.updated', ...changing('position') }, 'ordenó los puntos de Embalar'],
    [{ type: 'point.updated', ...changing('content', 'done') }, 'cambió un punto de Embalar'],
    [{ type: 'dependency.created' }, 'marcó como bloqueada Embalar'],
    [
      { type: 'document.updated', payload: { documentId: 5, title: 'Plan', ...changing('title').payload } },
      'renombró el documento Plan',
    ],
    [
      {
        type: 'document.updated',
        payload: { documentId: 5, title: 'Plan', ...changing('parent_id', 'position').payload },
      },
      'movió el documento Plan',
    ],
    [{ type: 'document.deleted', payload: { documentId: 5, title: 'Plan' } }, 'eliminó el documento Plan'],
    [{ type: 'board.created' }, 'creó el tablero Salida'],
    [{ type: 'column.restored', Task: null }, 'restauró una columna de Salida'],
    [{ type: 'project.restored' }, 'restauró el proyecto Mudanza'],
    [
      { type: 'member.added', payload: { userId: 2, name: 'Bruno Acosta' } },
      'sumó al proyecto a Bruno Acosta',
    ],
    [{ type: 'member.removed', payload: { userId: 1, name: 'Lucía Ferreyra' } }, 'dejó el proyecto Mudanza'],
  ] satisfies [Partial<MyEvent>, string][])('%#: %o', (event, sentence) => {
    expect(told(event)).toBe(sentence);
  });

  it('names what lies in the trash by what the log says, and what was purged not at all', () => {
    const deleted = { type: 'task.deleted', Task: null, payload: { title: 'Embalar' } } as const;
    expect(sentenceOf(happened(deleted))).toEqual({
      verb: 'eliminó la tarea',
      object: 'Embalar',
      quoted: true,
    });
    const column = { columnId: 9, boardId: 3, name: 'Revisión' };
    expect(told({ type: 'column.restored', Board: null, Task: null, payload: column })).toBe(
      'restauró una columna de un tablero eliminado',
    );
    expect(sentenceOf(happened({ type: 'comment.created', Task: null }))).toEqual({
      verb: 'comentó en',
      object: 'una tarea eliminada',
      quoted: false,
    });
  });
});
