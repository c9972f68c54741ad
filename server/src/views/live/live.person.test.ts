import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { personEvents } from '../../platform/database/schema/schema.ts';
import { connectLive } from '../../testing/live-client.ts';
import { startTestApp, useSecondApp, useTestApp } from '../../testing/test-app.ts';
import { purgePersonEvents } from '../../platform/log/person.ts';

/** Without a poll worth the name: whatever comes was woken. */
const pace = { lookEvery: 60 * 60 * 1_000 };
const first = useTestApp({}, { pace });
const second = useSecondApp(first, { pace });

/** A tab on the second instance that hears of its person, and the same person's API on the first. */
async function attentivePerson() {
  const user = await first.make.user();
  const project = await first.make.project({ owner: user });
  const client = await first.as(user);
  const tab = await connectLive(second, user);
  const { seq } = await tab.attend();
  return { user, project, client, tab, seq, path: `/projects/${project.id}` };
}

describe('what concerns a person', () => {
  it.each([
    ['pins a project', 'PUT', '/pin', undefined, { type: 'project.pinned', payload: { pinned: true } }],
    ['unpins a project', 'DELETE', '/pin', undefined, { type: 'project.pinned', payload: { pinned: false } }],
    ['visits a project', 'PUT', '/visit', undefined, { type: 'project.visited' }],
    [
      'is renamed',
      'PATCH',
      '',
      { firstName: 'Marta' },
      { type: 'profile.updated', payload: { first_name: 'Marta' } },
    ],
  ] as const)('reaches the other tabs of whoever %s', async (_, method, path, body, told) => {
    const { project, tab, client, seq } = await attentivePerson();
    const url = path === '' ? '/profile' : `/projects/${project.id}${path}`;
    expect((await client.request(method, url, body)).status).toBeLessThan(300);
    await tab.until(() => expect(tab.of('mine').at(-1)?.events).toMatchObject([{ seq: seq + 1, ...told }]));
    await tab.close();
  });

  it('reaches whoever is added, given another role or taken out', async () => {
    const { client, path, project, tab: owner } = await attentivePerson();
    const { user, tab } = await attentivePerson();
    await client.post(`${path}/memberships`, { memberId: user.id });
    await client.patch(`${path}/memberships/${user.id}`, { role: 'Lector' });
    await client.delete(`${path}/memberships/${user.id}`);
    await tab.until(() => expect(tab.mine()).toEqual(['project.joined', 'project.role', 'project.left']));
    expect(tab.of('mine').flatMap(({ events }) => events.map(({ payload }) => payload))).toEqual([
      { projectId: project.id, role: 'Editor' },
      { projectId: project.id, role: 'Lector' },
      { projectId: project.id },
    ]);
    expect(owner.mine()).toEqual([]);
    await Promise.all([tab.close(), owner.close()]);
  });

  it('is told after a break from where it broke off, each once and in order', async () => {
    const { user, client, tab, path, seq } = await attentivePerson();
    await tab.close();
    for (let count = 0; count < 3; count += 1) {
      await client.request(count % 2 === 0 ? 'PUT' : 'DELETE', `${path}/pin`);
    }
    const back = await connectLive(second, user);
    expect((await back.attend(seq)).seq).toBe(seq);
    await back.until(() => expect(back.mine().filter((type) => type === 'project.pinned')).toHaveLength(3));
    const seqs = back.of('mine').flatMap(({ events }) => events.map((event) => event.seq));
    expect(seqs).toEqual(seqs.map((_, index) => seq + 1 + index));
    await back.close();
  });

  it('that was missed long ago is to be read again', async () => {
    const { user, client, tab, path, seq } = await attentivePerson();
    await tab.close();
    await client.put(`${path}/pin`);
    const { db } = first.database;
    await db.transaction((tx) => purgePersonEvents(tx, new Date(Date.now() + 31 * 24 * 60 * 60 * 1_000)));
    expect(await db.$count(personEvents, eq(personEvents.userId, user.id))).toBe(0);
    const back = await connectLive(second, user);
    await back.attend(seq);
    await back.until(() => expect(back.of('mineBehind')).toHaveLength(1));
    await client.delete(`${path}/pin`);
    await back.until(() => expect(back.mine()).toEqual(['project.pinned']));
    await back.close();
  });

  it('comes by the slow look where no hint was heard', async () => {
    const slow = await startTestApp({}, first.database, { pace: { lookEvery: 20 } });
    onTestFinished(() => slow.stop());
    const user = await first.make.user();
    const tab = await connectLive(slow, user);
    await tab.attend();
    // Without a hint: the factories wake nobody.
    await first.make.project({ owner: user });
    await tab.until(() => expect(tab.mine()).toEqual(['project.joined']));
    await tab.close();
  });

  it('says in every answer about oneself how far it had come', async () => {
    const { client, path } = await attentivePerson();
    const before = Number((await client.get('/projects')).headers['x-person-seq']);
    await client.put(`${path}/pin`);
    const after = await Promise.all(
      ['/projects', '/profile', '/profile/sessions'].map((each) => client.get(each)),
    );
    expect(after.map(({ headers }) => headers['x-person-seq'])).toEqual(after.map(() => String(before + 1)));
    expect((await client.get(path)).headers['x-person-seq']).toBeUndefined();
  });
});
