import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();
/** The same database behind an instance that shows only people one knows. */
let known: TestApp;

beforeAll(async () => {
  known = await startTestApp({ DIRECTORY: 'known' }, test.database);
});
afterAll(() => known.stop());

let counter = 0;
/** An address that no other test of this file shares a part with. */
const domain = (): string => `d${(counter += 1)}x.ejemplo.com`;

const search = (projectId: number, text: string): string =>
  `/projects/${projectId}/memberships/users?search=${encodeURIComponent(text)}`;

const emailsOf = ({ body }: { body: { email: string }[] }): string[] => body.map(({ email }) => email);

describe('searching for new members', () => {
  it('finds a part of the email, whatever its case, and leaves members out', async () => {
    const at = domain();
    const project = await test.make.project();
    const zoe = await test.make.user({ firstName: 'Zoe', lastName: 'Ruiz', email: `zoe@${at}` });
    const ana = await test.make.user({ email: `ana.zoe@${at}` });
    await test.make.member({ project, user: await test.make.user({ email: `lola@${at}` }) });
    const owner = await test.as({ id: project.ownerId });
    const { status, body } = await owner.get(search(project.id, `ZOE@${at.slice(0, 4)}`));
    expect(status).toBe(200);
    expect(body).toEqual([
      { id: ana.id, first_name: 'Ana', last_name: ana.lastName, email: ana.email },
      { id: zoe.id, first_name: 'Zoe', last_name: 'Ruiz', email: zoe.email },
    ]);
    expect(emailsOf(await owner.get(search(project.id, `lola@${at}`)))).toEqual([]);
    expect(emailsOf(await owner.get(search(project.id, '%')))).toEqual([]);
    expect(emailsOf(await owner.get(search(project.id, `zo_@${at}`)))).toEqual([]);
  });

  it('answers at most 20, by email, and those too when nothing is searched for', async () => {
    const at = domain();
    const project = await test.make.project();
    const emails = Array.from({ length: 22 }, (_, index) => `p${String(index).padStart(2, '0')}@${at}`);
    await Promise.all(emails.map((email, index) => test.make.user({ email, username: `${at}-${index}` })));
    const owner = await test.as({ id: project.ownerId });
    expect(emailsOf(await owner.get(search(project.id, at)))).toEqual(emails.slice(0, 20));
    expect((await owner.get(search(project.id, ''))).body).toHaveLength(20);
    expect((await owner.get(`/projects/${project.id}/memberships/users`)).body).toHaveLength(20);
  });

  it("keeps real accounts and the demo's people apart, in searches and when adding by id", async () => {
    const at = domain();
    const demo = await test.make.user({ email: `demo@${at}`, demo: true });
    const demoFriend = await test.make.user({ email: `amiga@${at}`, demo: true });
    const real = await test.make.user({ email: `real@${at}` });
    const [mine, theirs] = [
      await test.make.project({ owner: real }),
      await test.make.project({ owner: demo }),
    ];
    const [client, demoClient] = [await test.as(real), await test.as(demo)];
    expect(emailsOf(await client.get(search(mine.id, at)))).toEqual([]);
    expect(emailsOf(await demoClient.get(search(theirs.id, at)))).toEqual([`amiga@${at}`]);
    const refused = [
      await client.post(`/projects/${mine.id}/memberships`, { memberId: demo.id }),
      await demoClient.post(`/projects/${theirs.id}/memberships`, { memberId: real.id }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400]);
    expect(refused.map(({ body }) => body.error[0])).toEqual([
      'El usuario no existe',
      'El usuario no existe',
    ]);
    const added = await demoClient.post(`/projects/${theirs.id}/memberships`, { memberId: demoFriend.id });
    expect(added.status).toBe(201);
  });
});

describe('adding people by counting ids', () => {
  const guarded = useTestApp({ RATE_LIMIT: 'on' });

  it('has to wait after twenty strangers, there or not, but not for those found or known', async () => {
    guarded.setClock(new Date('2026-03-01T12:00:00Z'));
    const strangers = await Promise.all(Array.from({ length: 12 }, () => guarded.make.user()));
    const colleague = await guarded.make.user();
    const owner = await guarded.make.user();
    await guarded.make.member({ project: await guarded.make.project({ owner }), user: colleague });
    const { id } = await guarded.make.project({ owner });
    const client = await guarded.as(owner);
    const add = (memberId: number, email?: string) =>
      client.post(`/projects/${id}/memberships`, { memberId, email });
    const nobody = Array.from({ length: 12 }, (_, index) => 1_000_000 + index);
    const statuses: number[] = [];
    for (const memberId of [...strangers.map((each) => each.id), ...nobody])
      statuses.push((await add(memberId)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(12);
    expect(statuses.slice(12)).toEqual([...Array(8).fill(400), ...Array(4).fill(429)]);
    const found = await guarded.make.user();
    expect((await add(found.id)).status).toBe(429);
    expect((await add(found.id, found.email)).status).toBe(201);
    expect((await add(colleague.id)).status).toBe(201);
  });
});

async function people() {
  const at = domain();
  const owner = await test.make.user({ email: `yo@${at}` });
  const colleague = await test.make.user({ email: `colega@${at}` });
  const stranger = await test.make.user({ email: `extra@${at}` });
  const shared = await test.make.project({ owner });
  await test.make.member({ project: shared, user: colleague, role: 'Lector' });
  const project = await test.make.project({ owner });
  return { at, colleague, stranger, project, client: await known.as(owner) };
}

describe('a directory of known people', () => {
  it('shows those with whom I share a project', async () => {
    const { at, colleague, project, client } = await people();
    expect(emailsOf(await client.get(search(project.id, at)))).toEqual([colleague.email]);
    expect(emailsOf(await client.get(search(project.id, '')))).toEqual([colleague.email]);
  });

  it('shows those with whom I share a team', async () => {
    const { at, colleague, stranger, project, client } = await people();
    await test.make.team({ owner: { id: project.ownerId }, people: [stranger] });
    expect(emailsOf(await client.get(search(project.id, at)))).toEqual([colleague.email, stranger.email]);
  });

  it('shows others only for their exact address, whatever its case', async () => {
    const { at, stranger, project, client } = await people();
    expect(emailsOf(await client.get(search(project.id, `EXTRA@${at} `)))).toEqual([stranger.email]);
    expect(emailsOf(await client.get(search(project.id, `extra@${at.slice(0, -1)}`)))).toEqual([]);
  });

  it('adds by id those with whom I share a project', async () => {
    const { colleague, project, client } = await people();
    const answer = await client.post(`/projects/${project.id}/memberships`, { memberId: colleague.id });
    expect(answer.status).toBe(201);
  });

  it('adds others only together with their exact address, so that ids cannot be tried out', async () => {
    const { at, colleague, stranger, project, client } = await people();
    const path = `/projects/${project.id}/memberships`;
    const refused = await Promise.all([
      client.post(path, { memberId: stranger.id }),
      client.post(path, { memberId: stranger.id, email: `otra@${at}` }),
      client.post(path, { memberId: stranger.id, email: colleague.email }),
      client.post(path, { memberId: stranger.id, email: '' }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(refused.map(({ body }) => body.error)).toEqual(refused.map(() => ['El usuario no existe']));
    const answer = await client.post(path, { memberId: stranger.id, email: `Extra@${at}`, role: 'Lector' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ User: { id: stranger.id }, role: { name: 'Lector' } });
  });
});
