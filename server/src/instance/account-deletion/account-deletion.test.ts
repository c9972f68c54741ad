import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { memberships, projectTemplates, users } from '../../platform/database/schema/schema.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { quickHash } from '../../testing/quick-hash.ts';
import { type Client, useTestApp } from '../../testing/test-app.ts';
import { renameInLog } from './forget-person.ts';
import { purgeOwnerless } from '../../carry/project-templates/project-templates.commands.ts';

const test = useTestApp();
const currentPassword = 'secreta 1';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await quickHash(currentPassword);
});

async function newPerson(fields: object = {}) {
  const user = await test.make.user({ passwordHash, ...fields });
  return { user, client: await test.as(user) };
}

const remove = (client: Client, projects: { projectId: number; heirId: number | null }[] = []) =>
  client.post('/profile/deletion', { currentPassword, projects });

/** Every table that has rows of this person, and how many. */
async function leftOf(userId: number): Promise<Record<string, number>> {
  const { db } = test.database;
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' order by 1`);
  const counted = await Promise.all(
    tables.map(async ({ name }) => {
      const found = await db.execute(sql`select from ${sql.identifier(name)} where user_id = ${userId}::int`);
      return [name, found.rowCount ?? 0] as const;
    }),
  );
  return Object.fromEntries(counted.filter(([, count]) => count > 0));
}

describe('an account that is deleted', () => {
  it('is looked for among twenty thousand events by an index, in those that tell of it', async () => {
    const { user } = await newPerson();
    const project = await test.make.project();
    await test.make.member({ project, user });
    const { db } = test.database;
    await db.execute(sql`
      insert into events (project_id, seq, type, actor_id, payload, at)
      select ${project.id}, 1000 + number, case when number % 100 = 0 then 'member.added' else 'task.updated' end,
        ${project.ownerId}, jsonb_build_object('userId', 1000000 + number, 'name', 'Ana'), now()
      from generate_series(1, 20000) as number`);
    await db.execute(sql`analyze events`);
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
      sql`explain (analyze, costs off, timing off) ${renameInLog(user.id, 'Cuenta eliminada')}`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Scan using events_person .*\(actual rows=1\b/);
  });

  it('leaves what it wrote as of a deleted account, and nothing else', async () => {
    const { user, client } = await newPerson({ firstName: 'Amaranta', lastName: 'Quiroga' });
    const colleague = await newPerson();
    const project = await test.make.project({ owner: colleague.user });
    await test.make.member({ project, user });
    const task = await test.make.task({ board: await test.make.board({ project }) });
    await test.make.comment({ task, author: user });
    await test.make.passkey(user);
    await client.post('/access-tokens', { name: 'x', access: 'read', projectIds: null, days: 30 });
    await client.post('/searches', { name: 'Mías', query: 'responsable:yo' });
    await client.post('/feeds', {});
    await client.patch('/profile', { firstName: 'Amaranta Sol', jobTitle: 'Sastra de Quiroga' });
    const other = await test.as(user);

    expect(await remove(client)).toMatchObject({ status: 204 });

    expect((await client.get('/profile')).status).toBe(401);
    expect((await other.get('/profile')).status).toBe(401);
    const left = await leftOf(user.id);
    expect(Object.keys(left).toSorted()).toEqual(['person_events', 'security_events']);
    const { db } = test.database;
    const { rows } = await db.execute(sql`
      select payload::text from events union all select payload::text from person_events
      union all select row_to_json(users)::text from users union all select details::text from security_events
      union all select data::text from queue.job`);
    expect(JSON.stringify(rows)).not.toMatch(/amaranta|quiroga/i);
    expect(JSON.stringify(rows)).not.toContain(user.email);
    const { body } = await colleague.client.get(task.path);
    expect(body.Comments[0].author).toEqual({ id: user.id, name: 'Cuenta eliminada' });
    const members = (await colleague.client.get(`/projects/${project.id}/memberships`)).body;
    expect(members).toHaveLength(1);
  });

  it('takes the templates along that were theirs alone, and leaves their team its own', async () => {
    const { user, client } = await newPerson();
    const mate = await newPerson();
    const team = await test.make.team({ owner: user, people: [mate.user] });
    const task = await test.make.task({
      board: await test.make.board({ project: await test.make.project({ owner: user }) }),
    });
    const path = `/projects/${task.project.id}/template`;
    const form = { name: 'Alta', description: 'Por pasos', withDescriptions: true, withDone: true };
    await client.post(path, { ...form, teamId: null });
    const { body: shared } = await client.post(path, { ...form, teamId: team.id });
    expect((await remove(client, [{ projectId: task.project.id, heirId: null }])).status).toBe(204);
    const { db } = test.database;
    expect(await db.$count(projectTemplates, eq(projectTemplates.ownerId, user.id))).toBe(1);
    expect((await mate.client.get(`/project-templates/${shared.id}`)).body.saved).toMatchObject({
      by: { name: 'Cuenta eliminada' },
      removable: true,
    });
    await mate.client.delete(`/teams/${team.id}`);
    await db.transaction(purgeOwnerless);
    expect(await db.$count(projectTemplates, eq(projectTemplates.ownerId, user.id))).toBe(0);
  });

  it('frees its address and its name, and nobody gets in with the old password', async () => {
    const { user, client } = await newPerson();
    await remove(client);
    const login = { email: user.email, password: currentPassword };
    expect((await test.anonymous.post('/auth/login', login)).status).toBe(401);
    const password = 'otra clave 1';
    const someone = { firstName: 'Eva', lastName: 'Ruiz', username: user.username, email: user.email };
    const registered = { ...someone, password, confirmPassword: password };
    expect((await test.anonymous.post('/auth/register', registered)).status).toBe(201);
    const administrator = await test.as(await test.make.user({ administrator: true }));
    const found = (await administrator.get('/instance/accounts?search=eliminada')).body;
    expect(found).toEqual([]);
    const unknown = await administrator.patch(`/instance/accounts/${user.id}`, { disabled: false });
    expect(unknown.status).toBe(404);
  });

  it('hands each project that only it owned over, or puts it in the trash', async () => {
    const { user, client } = await newPerson();
    const heir = await newPerson();
    const [kept, dropped, shared] = [
      await test.make.project({ owner: user, name: 'Mudanza' }),
      await test.make.project({ owner: user, name: 'Borrador' }),
      await test.make.project({ owner: user, name: 'Común' }),
    ];
    for (const [project, role] of [
      [kept, 'Editor'],
      [dropped, 'Administrador'],
      [shared, 'Propietario'],
    ] as const)
      await test.make.member({ project, user: heir.user, role });
    const { body: preview } = await client.get('/profile/deletion');
    expect(preview.projects.map(({ name }: { name: string }) => name)).toEqual(['Mudanza', 'Borrador']);
    expect(preview.projects[0].members).toMatchObject([{ id: heir.user.id }]);

    const chosen = [
      { projectId: kept.id, heirId: heir.user.id },
      { projectId: dropped.id, heirId: null },
    ];
    expect((await remove(client, chosen)).status).toBe(204);
    const { body: projects } = await heir.client.get('/projects');
    expect(projects.map(({ name, role }: { name: string; role: object }) => [name, role])).toEqual(
      expect.arrayContaining([
        ['Mudanza', { name: 'Propietario' }],
        ['Común', { name: 'Propietario' }],
      ]),
    );
    const { body: trash } = await heir.client.get('/projects/trash');
    expect(trash).toMatchObject([{ name: 'Borrador' }]);
    expect(await test.database.db.$count(memberships, eq(memberships.userId, user.id))).toBe(0);
  });

  it('leaves its teams, which go on with whoever was there longest', async () => {
    const { user, client } = await newPerson();
    const [eldest, youngest] = [await newPerson(), await newPerson()];
    const team = await test.make.team({ owner: user, people: [eldest.user, youngest.user] });
    const alone = await test.make.team({ owner: user });
    expect((await remove(client)).status).toBe(204);
    const { body } = await eldest.client.get(`/teams/${team.id}`);
    expect(body.role).toEqual({ name: 'Administrador' });
    const { rows } = await test.database.db.execute(sql`select from teams where id = ${alone.id}`);
    expect(rows).toEqual([]);
  });
});

describe('an account is not deleted, and nothing changes,', () => {
  it.each([
    ['without the password', {}, 'La contraseña actual es obligatoria'],
    ['with a wrong one', { currentPassword: 'otra' }, 'La contraseña actual no es correcta'],
    ['without saying what becomes of a project', { currentPassword }, 'Falta elegir qué pasa con «Obra»'],
  ])('%s', async (_what, said, message) => {
    const { user, client } = await newPerson();
    await test.make.project({ owner: user, name: 'Obra' });
    const answer = await client.post('/profile/deletion', { projects: [], ...said });
    expect(answer).toMatchObject({ status: 400, body: { error: [message] } });
    expect((await client.get('/profile')).status).toBe(200);
  });

  it('where the heir is no member', async () => {
    const { user, client } = await newPerson();
    const stranger = await test.make.user();
    const project = await test.make.project({ owner: user, name: 'Obra' });
    const before = await fingerprint(test.database.db);
    expect(await remove(client, [{ projectId: project.id, heirId: stranger.id }])).toMatchObject({
      status: 400,
      body: { error: ['Quien reciba «Obra» debe ser miembro del proyecto'] },
    });
    expect(await fingerprint(test.database.db)).toEqual(before);
  });

  it('of the last who administers the instance', async () => {
    await test.database.db.update(users).set({ administrator: false });
    const { client } = await newPerson({ administrator: true });
    expect((await client.get('/profile/deletion')).body.lastAdministrator).toBe(true);
    expect(await remove(client)).toMatchObject({
      status: 409,
      body: { error: ['Eres la única persona que administra la instancia: antes nombra a otra'] },
    });
    expect((await client.get('/profile')).body.first_name).not.toBe('Cuenta');
    await test.make.user({ administrator: true });
    expect((await remove(client)).status).toBe(204);
  });
});
