import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../../platform/database/schema/schema.ts';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

it('an invitation is worth nothing while the account of whoever gave it is disabled', async () => {
  const owner = await test.make.user();
  const team = await test.make.team({ owner });
  const client = await test.as(owner);
  const made = await client.post(`${team.path}/invitations`, { emails: ['eva@ejemplo.com'] });
  const token = made.body[0].path.replace('/invitation?token=', '');
  const eva = await test.as(await test.make.user());
  const setDisabled = (disabledAt: Date | null) =>
    test.database.db.update(users).set({ disabledAt }).where(eq(users.id, owner.id));
  await setDisabled(new Date());
  expect((await test.anonymous.get(`/invitation?token=${token}`)).status).toBe(404);
  expect((await eva.post('/invitation', { token })).status).toBe(404);
  await setDisabled(null);
  expect((await eva.post('/invitation', { token })).status).toBe(200);
});
