import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ruleStage } from '../../testing/rule-stage.ts';
import { ruleOf, runRules } from '../../testing/rules.ts';
import { useTestApp } from '../../testing/test-app.ts';

const variables = { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'https://tareas.example' };
const test = useTestApp(variables);

it.each([
  [{}, 'done', 1],
  [{ mail: 'none' }, 'same', 0],
  [{ channels: { automations: { mail: false } } }, 'same', 0],
])('with %j a rule that writes to its owner is %s, and sends %i mails', async (wish, state, count) => {
  const at = await ruleStage(test);
  await at.owner.patch('/notifications/preferences', wish);
  const to = { kind: 'owner' } as const;
  const action = { kind: 'mail', to, subject: 'Nueva', text: 'La creó {creador}.' } as const;
  await at.addRule(ruleOf({ kind: 'created' }, [action]), at.board.id);
  await test.database.db.execute(sql`delete from queue.job`);
  await test.make.task({ board: at.board });
  await runRules(test, { variables });
  expect(await at.runs()).toMatchObject([{ state }]);
  const { rows } = await test.database.db.execute(sql`select from queue.job where name = 'mail'`);
  expect(rows).toHaveLength(count);
});
