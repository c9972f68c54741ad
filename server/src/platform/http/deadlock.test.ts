import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { moveStage } from '../../tasks/task-moves/task-moves.fixture.ts';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

/** So many times, what writes a comment is ended as one of two that wait for each other. */
async function endComments(times: number): Promise<void> {
  await test.database.db.execute(
    sql.raw(`
    create sequence if not exists ended;
    alter sequence ended restart;
    create or replace function end_some() returns trigger language plpgsql as $$ begin
      if nextval('ended') <= ${times} then
        raise exception 'deadlock detected' using errcode = 'deadlock_detected';
      end if;
      return new;
    end $$;
    create or replace trigger comments_end before insert or update on comments
      for each row execute function end_some()`),
  );
}

it('a change that the database has ended for another is done again, once', async () => {
  const { client, task, there, move } = await moveStage(test);
  await endComments(1);
  expect((await client.post(`${task.path}/comments`, { content: 'Dos veces' })).status).toBe(201);
  expect((await client.get(task.path)).body.Comments).toHaveLength(2);
  await endComments(1);
  expect((await move()).status).toBe(200);
  expect((await client.get(there)).body.Comments).toHaveLength(2);
  await endComments(2);
  expect((await client.post(`${there}/comments`, { content: 'Otra' })).status).toBe(500);
  expect((await client.get(there)).body.Comments).toHaveLength(2);
});
