import { describe, expect, it, onTestFinished } from 'vitest';
import { connectLive, type LiveClient } from '../../testing/live-client.ts';
import { startTestApp, useSecondApp, useTestApp } from '../../testing/test-app.ts';

/** Without a poll worth the name; a rest long enough to count what comes at once. */
const never = 60 * 60 * 1_000;
const pace = { lookEvery: never, newsEvery: 10 };
const first = useTestApp({}, { pace });
const second = useSecondApp(first, { pace });

/** A tab on the second instance, and the same person's API on the first. */
async function personWithProject() {
  const user = await first.make.user();
  const project = await first.make.project({ owner: user });
  const tab = await connectLive(second, user);
  return { user, project, tab, client: await first.as(user), path: `/projects/${project.id}` };
}

/** What the tab was last told of each project's name. */
const namesTold = (tab: LiveClient): Record<number, string> =>
  Object.fromEntries(
    tab.of('projects').flatMap(({ projects }) => projects.map(({ id, name }) => [id, name])),
  );

const goneFor = (tab: LiveClient): number[] => tab.of('projects').flatMap(({ gone }) => gone);

describe('the projects that changed', () => {
  it('are told to every member, followed or not, and to nobody else', async () => {
    const { project, tab, client, path } = await personWithProject();
    const member = await connectLive(first, await first.make.member({ project }));
    const stranger = await personWithProject();
    await client.patch(path, { name: 'Otra' });
    await Promise.all(
      [tab, member].map((each) => each.until(() => expect(namesTold(each)[project.id]).toBe('Otra'))),
    );
    await stranger.client.patch(stranger.path, { name: 'Ajena' });
    await stranger.tab.until(() =>
      expect(namesTold(stranger.tab)).toEqual({ [stranger.project.id]: 'Ajena' }),
    );
    for (const each of [tab, member]) expect(namesTold(each)).toEqual({ [project.id]: 'Otra' });
    await Promise.all([tab, member, stranger.tab].map((each) => each.close()));
  });

  it('come with all that lists of projects say of them', async () => {
    const { project, tab, client, path } = await personWithProject();
    await client.post(`${path}/boards`, { name: 'Salida' });
    const { body: listed } = await client.get('/projects');
    const { createdAt: _c, pinned: _p, visitedAt: _v, role: _r, example: _e, ...summary } = listed[0];
    await tab.until(() => expect(tab.of('projects').at(-1)?.projects).toEqual([summary]));
    await client.delete(path);
    // Perhaps twice: also by what it was told of the moment before it was connected, where that took so long.
    await tab.until(() => expect(new Set(goneFor(tab))).toEqual(new Set([project.id])));
    await client.post(`${path}/restore`);
    await tab.until(() => expect(tab.of('projects').at(-1)?.projects[0]?.id).toBe(project.id));
    await tab.close();
  });

  it('come once for much that happens together, and once more for what came after the first', async () => {
    const newsEvery = 300;
    const slow = await startTestApp({}, first.database, { pace: { ...pace, newsEvery } });
    onTestFinished(() => slow.stop());
    const { user, project, client, path, tab: elsewhere } = await personWithProject();
    const tab = await connectLive(slow, user);
    const begun = Date.now();
    await Promise.all(Array.from({ length: 50 }, (_, index) => client.patch(path, { name: `n.º ${index}` })));
    await client.patch(path, { name: 'Última' });
    await tab.until(() => expect(namesTold(tab)[project.id]).toBe('Última'));
    expect(tab.of('projects').length).toBeLessThanOrEqual(3 + (Date.now() - begun) / newsEvery);
    await Promise.all([tab.close(), elsewhere.close()]);
  });

  it('come by the slow look where no hint was heard', async () => {
    const slow = await startTestApp({}, first.database, { pace: { ...pace, lookEvery: 20 } });
    onTestFinished(() => slow.stop());
    const { user, project, tab: elsewhere } = await personWithProject();
    const tab = await connectLive(slow, user);
    await first.make.board({ project });
    await tab.until(() => expect(tab.of('projects').at(-1)?.projects[0]?.boardCount).toBe(1));
    await Promise.all([tab.close(), elsewhere.close()]);
  });

  it('a moment before the tab was there are told to it too', async () => {
    const { user, project, client, path, tab: earlier } = await personWithProject();
    await client.patch(path, { name: 'Justo antes' });
    const tab = await connectLive(second, user);
    await tab.until(() => expect(namesTold(tab)[project.id]).toBe('Justo antes'));
    await Promise.all([tab.close(), earlier.close()]);
  });
});
