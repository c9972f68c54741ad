import type { Column } from '@cuadrilla/contract/tasks/boards';
import { describe, expect, it } from 'vitest';
import {
  isDone,
  isEmpty,
  neighbourAfterStep,
  neighbourAtEdge,
  usualGoal,
  valuesNow,
  withChange,
  withoutColumn,
} from './column-order.ts';
import { columnTexts } from './columns.texts.ts';

const column = (id: number): Column => ({
  id,
  name: `Columna ${id}`,
  kind: 'pendiente',
  position: `a${id}`,
  wipLimit: null,
  taskCount: 0,
  archivedCount: 0,
});
const columns = [column(1), column(2), column(3)];
const ids = (list: Column[]): number[] => list.map(({ id }) => id);

describe('the order of columns', () => {
  it('stays when a column is renamed', () => {
    const renamed = withChange(columns, { column: column(2), change: { name: 'Ideas', wipLimit: 4 } });
    expect(renamed[1]).toMatchObject({ id: 2, name: 'Ideas', kind: 'pendiente', wipLimit: 4 });
    expect(ids(renamed)).toEqual([1, 2, 3]);
  });

  it('keeps what changed since the column was drawn', () => {
    const now = [column(1), { ...column(2), name: 'Ideas', taskCount: 7 }];
    const older = column(2);
    expect(withChange(now, { column: older, change: { wipLimit: 4 } })[1]).toMatchObject({
      name: 'Ideas',
      wipLimit: 4,
      taskCount: 7,
    });
    expect(withChange(now, { column: older, change: { afterId: null } })).toEqual([now[1], now[0]]);
    expect(withChange([column(1)], { column: older, change: { afterId: 1 } })).toEqual([column(1)]);
  });

  it('changes with the column to stand behind', () => {
    expect(ids(withChange(columns, { column: column(3), change: { afterId: null } }))).toEqual([3, 1, 2]);
    expect(ids(withChange(columns, { column: column(1), change: { afterId: 2 } }))).toEqual([2, 1, 3]);
  });

  it('changes by one step, and not beyond the ends of the row', () => {
    expect(neighbourAfterStep(columns, 2, -1)).toBeNull();
    expect(neighbourAfterStep(columns, 2, 1)).toBe(3);
    expect(neighbourAfterStep(columns, 3, -1)).toBe(1);
    expect(neighbourAfterStep(columns, 1, -1)).toBeUndefined();
    expect(neighbourAfterStep(columns, 3, 1)).toBeUndefined();
  });

  it('changes by dropping on the edge of another', () => {
    expect(neighbourAtEdge(columns, 3, 1, 'left')).toBeNull();
    expect(neighbourAtEdge(columns, 3, 1, 'right')).toBe(1);
    expect(neighbourAtEdge(columns, 1, 3, 'left')).toBe(2);
    expect(neighbourAtEdge(columns, 1, 3, 'right')).toBe(3);
  });
});

describe('deleting a column', () => {
  const done = { ...column(3), kind: 'hecho' as const };

  it('asks where its tasks go, be they all archived, and counts them there', () => {
    expect(isEmpty(column(1))).toBe(true);
    expect(isEmpty({ ...column(1), taskCount: 1 })).toBe(false);
    expect(isEmpty({ ...column(1), archivedCount: 1 })).toBe(false);
    const full = { ...column(2), taskCount: 2, archivedCount: 3 };
    expect(withoutColumn([column(1), full], 2, 1)).toEqual([
      { ...column(1), taskCount: 2, archivedCount: 3 },
    ]);
  });

  it('offers the first of the others, and for what is done one like it', () => {
    expect(usualGoal(column(2), [column(1), done])?.id).toBe(1);
    expect(usualGoal({ ...done, id: 4 }, [column(1), done])?.id).toBe(3);
    expect(usualGoal(done, [column(1), column(2)])?.id).toBe(1);
    expect(usualGoal(done, [])).toBeUndefined();
  });

  it.each([
    [1, 0, 'Su tarea pasa al final de otra columna.'],
    [0, 1, 'Su tarea archivada pasa al final de otra columna.'],
    [3, 0, 'Sus 3 tareas pasan al final de otra columna.'],
    [0, 2, 'Sus 2 tareas archivadas pasan al final de otra columna.'],
    [2, 1, 'Sus 3 tareas, una de ellas archivada, pasan al final de otra columna.'],
    [1, 4, 'Sus 5 tareas, 4 de ellas archivadas, pasan al final de otra columna.'],
  ])('says how many go, of %i and %i archived', (taskCount, archivedCount, said) => {
    expect(columnTexts.removeMoves({ taskCount, archivedCount })).toBe(said);
  });
});

describe('taking a change back', () => {
  it('needs what was there in the same fields, and in no others', () => {
    const edit = { column: column(2), change: { name: 'Ideas', wipLimit: 4 } };
    expect(valuesNow(columns, edit)).toEqual({ name: 'Columna 2', wipLimit: null });
    expect(valuesNow(columns, { column: column(1), change: { afterId: 3 } })).toEqual({ afterId: null });
    expect(valuesNow(columns, { column: column(3), change: { afterId: null } })).toEqual({ afterId: 2 });
    expect(valuesNow([column(1)], edit)).toBeUndefined();
  });

  it.each([{ name: 'Ideas', wipLimit: 4 }, { kind: 'hecho' as const }, { wipLimit: 3 }, { afterId: 3 }])(
    'is possible as long as the columns are as %j has left them',
    (change) => {
      const edit = { column: column(2), change };
      const changed = withChange(columns, edit);
      expect(isDone(columns, edit)).toBe(false);
      expect(isDone(changed, edit)).toBe(true);
      const before = valuesNow(columns, edit) ?? {};
      expect(
        withChange(changed, { column: changed.find(({ id }) => id === 2) ?? column(2), change: before }),
      ).toEqual(columns);
      expect(isDone([column(1)], edit)).toBe(false);
    },
  );
});
