import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { vocabulary } from '../../platform/database/schema/schema.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { learnWords } from './vocabulary.ts';

const test = useTestApp();

const learn = (...texts: string[]) =>
  test.database.db.transaction(async (tx) => {
    for (const text of texts) await learnWords(tx, sql`select ${text}::text as text`);
  });

it('transactions that learn the same words in another order do not wait for each other for ever', async () => {
  const words = Array.from(
    { length: 40 },
    (_, index) => `palabra${'abcdefghij'.at(index % 10)}${'klmn'.at(index / 10)}`,
  );
  const ways = Array.from({ length: 6 }, (_, index) => (index % 2 === 0 ? words : words.toReversed()));
  await Promise.all(ways.map((way) => learn(...way)));
  const known = await test.database.db.select().from(vocabulary);
  expect(known.map(({ word }) => word)).toEqual(expect.arrayContaining(words));
});
