import type { TabPlace, Presence } from '@cuadrilla/contract/views/live';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connectLive, type LiveClient } from '../../testing/live-client.ts';
import { startTestApp, useSecondApp, useTestApp } from '../../testing/test-app.ts';

const pace = { lookEvery: 60 * 60 * 1_000, gatherPresence: 5 };
const first = useTestApp({}, { pace });
const second = useSecondApp(first, { pace });

/** Who is in the project, by all that the tab has been told. */
function present(tab: LiveClient, projectId: number): Presence[] {
  const people = new Map<string, Presence>();
  for (const message of tab.of('presence')) {
    if (message.projectId !== projectId) continue;
    if (message.whole) people.clear();
    message.left.forEach((key) => people.delete(key));
    message.people.forEach((person) => people.set(person.key, person));
  }
  return [...people.values()];
}

const nowhere = { boardId: null, taskId: null, doing: null };
const at = (projectId: number, place: Partial<TabPlace> = {}): TabPlace => ({
  projectId,
  ...nowhere,
  ...place,
});

async function twoPeople() {
  const project = await first.make.project();
  const user = await first.make.user({ firstName: 'Eva', lastName: 'Ruiz' });
  await first.make.member({ project, user });
  const member = await connectLive(second, user);
  const owner = await connectLive(first, { id: project.ownerId });
  return { project, projectId: project.id, user, member, owner };
}

const untilPresent = (tab: LiveClient, projectId: number, people: unknown[]) =>
  tab.until(() => expect(present(tab, projectId)).toMatchObject(people));

describe('presence', () => {
  it('tells everybody else who follows the project where a tab is, on any instance, and when it leaves', async () => {
    const { projectId, user, member, owner } = await twoPeople();
    await Promise.all([member.follow(projectId), owner.follow(projectId)]);
    member.say({ type: 'place', place: at(projectId, { boardId: 3 }) });
    const eva = { user: { id: user.id, name: 'Eva Ruiz' }, boardId: 3, taskId: null, doing: null };
    await untilPresent(owner, projectId, [eva]);
    member.say({ type: 'place', place: at(projectId, { boardId: 3, taskId: 5, doing: 'typing' }) });
    await untilPresent(owner, projectId, [{ ...eva, taskId: 5, doing: 'typing' }]);
    expect(new Set(owner.of('presence').flatMap(({ people }) => people.map(({ key }) => key))).size).toBe(1);
    member.say({ type: 'place', place: null });
    await untilPresent(owner, projectId, []);
    member.say({ type: 'place', place: at(projectId) });
    await untilPresent(owner, projectId, [{ ...eva, boardId: null }]);
    await member.close();
    await untilPresent(owner, projectId, []);
    expect(present(member, projectId)).toEqual([]);
    await owner.close();
  });

  it('is told whole to whoever comes later, without themselves', async () => {
    const { projectId, user, member, owner } = await twoPeople();
    owner.say({ type: 'follow', projectId });
    owner.say({ type: 'place', place: at(projectId, { boardId: 1 }) });
    await member.follow(projectId);
    member.say({ type: 'place', place: at(projectId, { boardId: 2 }) });
    await untilPresent(member, projectId, [{ boardId: 1 }]);
    const late = await connectLive(second, user);
    await untilPresent(owner, projectId, [{ boardId: 2 }]);
    await late.follow(projectId);
    await late.until(() => expect(late.of('presence')).toHaveLength(1));
    const [whole] = late.of('presence');
    expect(whole).toMatchObject({ projectId, whole: true, left: [] });
    expect(whole?.people.map(({ boardId }) => boardId).toSorted()).toEqual([1, 2]);
    await Promise.all([member, owner, late].map((tab) => tab.close()));
  });

  it('is not shown in a project that the tab does not follow, nor told to who does not follow it', async () => {
    const { projectId, member, owner } = await twoPeople();
    await owner.follow(projectId);
    const outsider = await connectLive(first, await first.make.user());
    outsider.say({ type: 'follow', projectId });
    outsider.say({ type: 'place', place: at(projectId) });
    member.say({ type: 'place', place: at(projectId, { boardId: 9 }) });
    await outsider.until(() => expect(outsider.of('gone')).toHaveLength(1));
    await member.follow(projectId);
    await untilPresent(owner, projectId, [{ boardId: 9 }]);
    member.say({ type: 'unfollow', projectId });
    await untilPresent(owner, projectId, []);
    expect(outsider.of('presence')).toEqual([]);
    await Promise.all([member, owner, outsider].map((tab) => tab.close()));
  });

  it('goes by the name that the person has by now, also where the tab was opened with another', async () => {
    const { projectId, user, member, owner } = await twoPeople();
    const rename = async (firstName: string) => (await first.as(user)).patch('/profile', { firstName });
    expect((await rename('Eva María')).status).toBe(200);
    await Promise.all([member.follow(projectId), owner.follow(projectId)]);
    member.say({ type: 'place', place: at(projectId) });
    await untilPresent(owner, projectId, [{ user: { id: user.id, name: 'Eva María Ruiz' } }]);
    await rename('Evita');
    await untilPresent(owner, projectId, [{ user: { id: user.id, name: 'Evita Ruiz' } }]);
    await Promise.all([member, owner].map((tab) => tab.close()));
  });

  it('goes with the tab from one project to another', async () => {
    const { project, projectId, member, owner } = await twoPeople();
    const other = await first.make.project({ owner: { id: project.ownerId } });
    await Promise.all([owner.follow(projectId), member.follow(projectId)]);
    await owner.follow(other.id);
    owner.say({ type: 'place', place: at(projectId) });
    await untilPresent(member, projectId, [{ boardId: null }]);
    owner.say({ type: 'place', place: at(other.id) });
    await member.until(() => expect(present(member, projectId)).toEqual([]));
    await Promise.all([member, owner].map((tab) => tab.close()));
  });

  it('ends for both sides when somebody is taken out of the project', async () => {
    const { project, projectId, user, member, owner } = await twoPeople();
    await Promise.all([owner.follow(projectId), member.follow(projectId)]);
    member.say({ type: 'place', place: at(projectId) });
    await untilPresent(owner, projectId, [{ user: { id: user.id } }]);
    const client = await first.as({ id: project.ownerId });
    await client.delete(`/projects/${projectId}/memberships/${user.id}`);
    await member.until(() => expect(member.of('gone')).toHaveLength(1));
    await untilPresent(owner, projectId, []);
    const before = member.of('presence').length;
    const third = await connectLive(second, { id: project.ownerId });
    await third.follow(projectId);
    owner.say({ type: 'place', place: at(projectId, { boardId: 4 }) });
    await untilPresent(third, projectId, [{ boardId: 4 }]);
    expect(member.of('presence')).toHaveLength(before);
    await Promise.all([member, owner, third].map((tab) => tab.close()));
  });

  it('is gathered: many who come at once cost each a few messages', async () => {
    const { project, projectId, member, owner } = await twoPeople();
    const gatherPresence = 200;
    const gathering = await startTestApp({}, first.database, { pace: { ...pace, gatherPresence } });
    onTestFinished(() => gathering.stop());
    const tabs = await Promise.all(
      Array.from({ length: 30 }, () => connectLive(gathering, { id: project.ownerId })),
    );
    await Promise.all(tabs.map((tab) => tab.follow(projectId)));
    const begun = Date.now();
    tabs.forEach((tab) => tab.say({ type: 'place', place: at(projectId) }));
    await Promise.all(tabs.map((tab) => tab.until(() => expect(present(tab, projectId)).toHaveLength(29))));
    const most = Math.max(...tabs.map((tab) => tab.of('presence').length));
    expect(most).toBeLessThanOrEqual(3 + (Date.now() - begun) / gatherPresence);
    await Promise.all([...tabs, member, owner].map((tab) => tab.close()));
  });

  it('is known to an instance that has just started, and over when an instance stops', async () => {
    const { project, projectId, member, owner } = await twoPeople();
    const young = await startTestApp({}, first.database, { pace });
    await owner.follow(projectId);
    owner.say({ type: 'place', place: at(projectId, { boardId: 6 }) });
    const tab = await connectLive(young, { id: project.ownerId });
    await tab.follow(projectId);
    await untilPresent(tab, projectId, [{ boardId: 6 }]);
    tab.say({ type: 'place', place: at(projectId, { boardId: 7 }) });
    await untilPresent(owner, projectId, [{ boardId: 7 }]);
    await young.stop();
    await owner.until(() => expect(present(owner, projectId)).toEqual([]));
    await Promise.all([member, owner].map((each) => each.close()));
  });

  it('of an instance that died is forgotten, of one that lives it is not', async () => {
    const quick = { ...pace, repeatPresence: 50, forgetPresence: 400 };
    const watching = await startTestApp({}, first.database, { pace: quick });
    onTestFinished(() => watching.stop());
    const alive = await startTestApp({}, first.database, { pace: quick });
    onTestFinished(() => alive.stop());
    const { project, projectId, member, owner } = await twoPeople();
    const { ownerId } = project;
    const tab = await connectLive(watching, { id: ownerId });
    await tab.follow(projectId);
    // Of the first instance, which does not repeat itself before ten seconds: as if it had died.
    await owner.follow(projectId);
    owner.say({ type: 'place', place: at(projectId, { boardId: 1 }) });
    const other = await connectLive(alive, { id: ownerId });
    await other.follow(projectId);
    other.say({ type: 'place', place: at(projectId, { boardId: 2 }) });
    // By all that it was ever told: a slow machine may have forgotten the one before it hears of the other.
    const seen = () => tab.of('presence').flatMap(({ people }) => people.map(({ boardId }) => boardId));
    await tab.until(() => expect(seen()).toContain(1));
    await untilPresent(tab, projectId, [{ boardId: 2 }]);
    await Promise.all([member, owner, tab, other].map((each) => each.close()));
  });
});
