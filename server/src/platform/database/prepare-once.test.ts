import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { prepareUnanswered } from './prepare-once.ts';
import { chores } from './schema/schema.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.db.delete(chores));

const note = prepareUnanswered(
  () => sql`insert into ${chores} (name, done_at) values (${sql.placeholder('name')}, now())`,
);
const names = async () =>
  (await database.db.select({ name: chores.name }).from(chores)).map(({ name }) => name);
const uniqueViolation = { cause: { code: '23505' } };

it('writes what answers nothing together with what is asked next', async () => {
  const seen = await database.db.transaction(async (tx) => {
    await note(tx, { name: 'sweep' });
    await note(tx, { name: 'water' });
    return tx.$count(chores);
  });
  expect(seen).toBe(2);
  expect(await names()).toEqual(['sweep', 'water']);
});

it('refuses to commit where it failed, and nothing is written', async () => {
  const writing = database.db.transaction(async (tx) => {
    await note(tx, { name: 'sweep' });
    await note(tx, { name: 'sweep' });
  });
  await expect(writing).rejects.toMatchObject(uniqueViolation);
  expect(await names()).toEqual([]);
});

it('tells whoever asks next that it failed', async () => {
  const asking = database.db.transaction(async (tx) => {
    await note(tx, { name: 'sweep' });
    await note(tx, { name: 'sweep' });
    await tx.$count(chores);
  });
  await expect(asking).rejects.toMatchObject(uniqueViolation);
  expect(await names()).toEqual([]);
});

it('does not hide why the work was given up', async () => {
  const giving = database.db.transaction(async (tx) => {
    await note(tx, { name: 'sweep' });
    await note(tx, { name: 'sweep' });
    throw new Error('enough');
  });
  await expect(giving).rejects.toThrow('enough');
  expect(await names()).toEqual([]);
});
