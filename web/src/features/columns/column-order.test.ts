import type { Column } from '@cuadrilla/contract/tasks/boards';
import { describe, expect, it } from 'vitest';
import { isDone, neighbourAfterStep, neighbourAtEdge, valuesNow, withChange } from './column-order.ts';

const column = (id: number): Column => ({
  id,
  name: `Columna ${id}`,
  kind: 'pendiente',
  position: `a${id}`,
  wipLimit: null,
  taskCount: 0,
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
