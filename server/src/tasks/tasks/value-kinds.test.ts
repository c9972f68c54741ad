import type { FieldKind } from '@cuadrilla/contract/tasks/field-kinds';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { useTestApp } from '../../testing/test-app.ts';
import { valueKinds } from './value-kinds.ts';

const test = useTestApp();

const viewpoint = { now: new Date('2026-11-18T12:00Z'), timeZone: 'UTC', weekStart: 'monday' as const };

interface Trial {
  type: string;
  /** In rising order; null comes last. */
  values: readonly unknown[];
  /** Which of the values remain, by their places. */
  filters?: readonly [wanted: unknown, places: readonly number[]][];
}

const ids: Trial = {
  type: 'int',
  values: [1, 2, 5, null],
  filters: [
    [
      [2, 5],
      [1, 2],
    ],
    [[null], [3]],
    [
      [1, null],
      [0, 3],
    ],
  ],
};
const sets: Trial = {
  type: 'int[]',
  values: [[1, 9], [2], [5, 1], []],
  filters: [
    [[1], [0, 2]],
    [[null], [3]],
    [
      [2, null],
      [1, 3],
    ],
  ],
};
const typed: Trial = { type: 'text', values: ['a', 'b', 'c', null] };

const trials: Record<FieldKind, Trial> = {
  text: { ...typed, values: ['a', 'b', 'c'] },
  repeat: typed,
  link: {
    ...typed,
    filters: [
      [[{ from: null, to: null }], [0, 1, 2]],
      [[null], [3]],
    ],
  },
  number: {
    type: 'real',
    values: [0, 0.5, 3, null],
    filters: [
      [[{ from: 0, to: 0 }], [0]],
      [[{ from: 0.5, to: null }], [1, 2]],
      [
        [{ from: null, to: 1 }, null],
        [0, 1, 3],
      ],
      [[{ from: null, to: null }], [0, 1, 2]],
    ],
  },
  date: {
    type: 'timestamptz',
    values: ['2026-11-18T13:00:00.000Z', '2026-11-20T00:00:00.000Z', '2027-01-01T00:00:00.000Z', null],
    filters: [
      ['today', [0]],
      ['week', [0, 1]],
    ],
  },
  choice: ids,
  person: ids,
  choices: sets,
  people: sets,
  flag: { type: 'boolean', values: [false, true, null] },
};

describe.each(Object.entries(trials) as [FieldKind, Trial][])('a value of the kind %s', (kind, trial) => {
  const { sortedBy, matches, carried } = valueKinds[kind];
  const value = sql`trial.value`;
  const table = sql`(select place, value::${sql.raw(trial.type)} from jsonb_to_recordset(${JSON.stringify(
    trial.values.map((each, place) => ({ place, value: each })),
  )}::jsonb) as said (place int, value ${sql.raw(trial.type)})) trial`;
  const places = async (rest: ReturnType<typeof sql>): Promise<number[]> => {
    const { rows } = await test.database.db.execute(sql`select place from ${table} ${rest}`);
    return rows.map((row) => Number(row['place']));
  };
  const all = trial.values.map((_, place) => place);

  it('has an order, in which what is empty comes last', async () => {
    const by = sortedBy({ value }, 'UTC');
    expect(await places(sql`order by ${by} asc nulls last, place`)).toEqual(all);
  });

  it('is where a cursor goes on', async () => {
    const { read, carries, carry = (each: unknown) => each as string } = carried;
    const by = sortedBy({ value }, 'UTC');
    for (const [place, each] of trial.values.entries()) {
      const said = carry(each);
      expect(z.safeParse(carries, JSON.parse(JSON.stringify(said))).success).toBe(true);
      if (said === null || each === null) continue;
      const next = await places(sql`where ${by} > ${read(said, { timeZone: 'UTC' })} order by ${by}`);
      expect(next).toEqual(all.filter((other) => other > place && !isNothing(trial.values[other])));
    }
    for (const wrong of [{}, [1], '\0', trial.type === 'text' ? 1 : "'; drop table tasks"])
      expect(z.safeParse(carries, wrong).success).toBe(false);
  });

  it.each(trial.filters ?? [])('is found by %j', async (wanted, found) => {
    const where = matches({ value }, wanted as never, viewpoint);
    expect(await places(sql`where ${where} order by place`)).toEqual(found);
  });
});

const isNothing = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);
