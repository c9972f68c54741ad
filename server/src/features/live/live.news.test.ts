import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connectLive } from '../../testing/live-client.ts';
import { clientOf, startTestApp, useSecondApp, useTestApp } from '../../testing/test-app.ts';
import { markProject } from '../projects/projects.commands.ts';

/** Without a poll worth the name; a rest long enough to count what comes at once. */
const never = 60 * 60 * 1_000;
const pace = { lookEvery: never, gatherNews: 1, newsEvery: 10 };
const first = useTestApp({}, { pace });
const second = useSecondApp(first, { pace });

/** A tab on the second instance, and the same person's API on the first. */
async function personWithProject() {
  const user = await first.make.user();
  const project = await first.make.project({ owner: user });
  const tab = await connectLive(second, user);
  return { user, project, tab, client: await first.as(user), path: `/projects/${project.id}` };
}

describe('news', () => {
  it('come to every member when something happens in a project, followed or not, and to nobody else', async () => {
    const { project, tab, client, path } = await personWithProject();
    const member = await connectLive(first, await first.make.member({ project }));
    const stranger = await personWithProject();
    await client.patch(path, { name: 'Otra' });
    await Promise.all([tab, member].map((each) => each.until(() => expect(each.of('news')).toHaveLength(1))));
    await stranger.client.patch(stranger.path, { name: 'Otra' });
    await stranger.tab.until(() => expect(stranger.tab.of('news')).toHaveLength(1));
    expect([tab, member].map((each) => each.of('news').length)).toEqual([1, 1]);
    await Promise.all([tab, member, stranger.tab].map((each) => each.close()));
  });

  it('come to whoever is added or taken out', async () => {
    const { project, tab, client, path } = await personWithProject();
    const user = await first.make.user();
    const other = await connectLive(second, user);
    await client.post(`${path}/memberships`, { memberId: user.id });
    await other.until(() => expect(other.of('news')).toHaveLength(1));
    await client.delete(`${path}/memberships/${user.id}`);
    await other.until(() => expect(other.of('news')).toHaveLength(2));
    await client.patch(`/projects/${project.id}`, { name: 'Otra' });
    await tab.until(() => expect(tab.of('news').length).toBeGreaterThan(2));
    expect(other.of('news')).toHaveLength(2);
    await Promise.all([tab.close(), other.close()]);
  });

  it.each([
    ['pins a project', 'PUT', '/pin', undefined],
    ['visits a project', 'PUT', '/visit', undefined],
    ['changes the profile', 'PATCH', '', { firstName: 'Marta' }],
  ] as const)('come to the other tabs of whoever %s', async (_, method, path, body) => {
    const { project, tab, client } = await personWithProject();
    const url = path === '' ? '/profile' : `/projects/${project.id}${path}`;
    expect((await client.request(method, url, body)).status).toBeLessThan(300);
    await tab.until(() => expect(tab.of('news')).toHaveLength(1));
    await tab.close();
  });

  it('come to the other tabs of whoever makes a project or signs in elsewhere', async () => {
    const { user, tab, client } = await personWithProject();
    await client.post('/projects', { name: 'Nuevo', description: 'Nada' });
    await tab.until(() => expect(tab.of('news')).toHaveLength(1));
    const token = await first.make.session(user);
    await clientOf(first.app, token).post('/auth/logout');
    await tab.until(() => expect(tab.of('news')).toHaveLength(2));
    await tab.close();
  });

  it('come once for much that happens together, and once more for what came after the first', async () => {
    const newsEvery = 300;
    const slow = await startTestApp({}, first.database, { pace: { ...pace, newsEvery } });
    onTestFinished(() => slow.stop());
    const { user, client, path, tab: elsewhere } = await personWithProject();
    const tab = await connectLive(slow, user);
    const begun = Date.now();
    await client.patch(path, { name: 'Primera' });
    await tab.until(() => expect(tab.of('news')).toHaveLength(1));
    await Promise.all(Array.from({ length: 50 }, (_, index) => client.patch(path, { name: `n.º ${index}` })));
    await tab.until(() => expect(tab.of('news').length).toBeGreaterThan(1));
    const heard = tab.of('news').length;
    expect(heard).toBeLessThanOrEqual(2 + (Date.now() - begun) / newsEvery);
    await Promise.all([tab.close(), elsewhere.close()]);
  });

  it('come by the slow look where no hint was heard, once', async () => {
    const slow = await startTestApp({}, first.database, { pace: { ...pace, lookEvery: 20 } });
    onTestFinished(() => slow.stop());
    const { user, project, tab: elsewhere } = await personWithProject();
    const tab = await connectLive(slow, user);
    const marks = () => markProject(first.database.db, project.id, user.id, { visitedAt: new Date() });
    // The first look only learns how things are.
    await tab.until(async () => {
      await marks();
      expect(tab.of('news').length).toBeGreaterThan(0);
    });
    const before = tab.of('news').length;
    await first.make.board({ project });
    await tab.until(() => expect(tab.of('news').length).toBeGreaterThan(before));
    await Promise.all([tab.close(), elsewhere.close()]);
  });

  it('come to everybody after a break in which hints may have been lost', async () => {
    const name = `news ${randomUUID()}`;
    const connection = { ...first.database.connection, application_name: name };
    const cuttable = await startTestApp({}, { ...first.database, connection }, { pace });
    onTestFinished(() => cuttable.stop());
    const tab = await connectLive(cuttable, await first.make.user());
    const before = tab.of('news').length;
    await tab.until(async () => {
      const { rows } = await first.database.db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name}`);
      expect(rows).toHaveLength(1);
    });
    await tab.until(() => expect(tab.of('news').length).toBeGreaterThan(before));
    await tab.close();
  });
});
