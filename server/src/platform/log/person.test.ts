import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { personEvents } from '../database/schema/schema.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { tellEach, type ToldPerson } from './person.ts';

const test = useTestApp();

const told = (userId: number): ToldPerson => ({ userId, type: 'team.changed', payload: { teamId: 1 } });

it('many who tell the same person at once wait for each other in a row, and every log is gapless', async () => {
  const people = await Promise.all(Array.from({ length: 7 }, () => test.make.user()));
  const shared = people[3]?.id ?? 0;
  const rounds = 20;
  for (let round = 0; round < rounds; round += 1)
    await Promise.all(
      people.map(({ id }) =>
        test.database.db.transaction(async (tx) => {
          // As whoever puts somebody in a team does.
          await tx.execute(sql`select from users where id = ${id} for key share`);
          await tellEach(tx, [told(id), told(shared), told(id)], new Date());
        }),
      ),
    );
  const rows = await test.database.db.select().from(personEvents);
  for (const { id } of people) {
    const own = rows.filter(({ userId }) => userId === id).map(({ seq }) => seq);
    const count = rounds * (id === shared ? people.length + 2 : 2);
    expect(own.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: count }, (_, at) => at + 1),
    );
  }
});
