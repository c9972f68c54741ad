import { mostTemplates } from '@cuadrilla/contract/carry/project-templates/project-templates';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectTemplates } from '../../platform/database/schema/schema.ts';
import { type Client, clientOf, useTestApp } from '../../testing/test-app.ts';
import { form, save, useSaving } from './save-template.fixture.ts';

const test = useTestApp();
const { givenProject } = useSaving(test);

let elena: { id: number };
let client: Client;
beforeAll(async () => {
  elena = await test.make.user({ jobTitle: 'Coordinadora' });
  client = await test.as(elena);
});

/** Of those that somebody saved, and whether they may delete them. */
const seenBy = async (who: Client) =>
  (await who.get('/project-templates')).body
    .filter(({ saved: by }: { saved: unknown }) => by !== null)
    .map(({ id, saved: { removable } }: { id: number; saved: { removable: boolean } }) => [id, removable]);

describe('a saved template', () => {
  it('is seen by whoever saved it, and by the people of its team while they are in it', async () => {
    const [mate, stranger] = [await test.make.user(), await test.make.user()];
    const team = await test.make.team({ owner: elena, people: [mate], name: 'Legales' });
    const { path } = await givenProject(elena);
    const [own, shared] = [await save(client, path), await save(client, path, { teamId: team.id })];
    expect(shared.saved.team).toEqual({ id: team.id, name: 'Legales' });
    const [asMate, asStranger] = [await test.as(mate), await test.as(stranger)];
    expect(await seenBy(asMate)).toEqual([[shared.id, false]]);
    expect(await seenBy(asStranger)).toEqual([]);
    expect((await asMate.get(`/project-templates/${own.id}`)).status).toBe(404);
    expect((await asStranger.delete(`/project-templates/${shared.id}`)).status).toBe(404);
    expect((await asMate.delete(`/project-templates/${shared.id}`)).status).toBe(403);
    await client.delete(`/teams/${team.id}/people/${mate.id}`);
    expect(await seenBy(asMate)).toEqual([]);
  });

  it('is deleted by whoever saved it, or by an administrator of the team', async () => {
    const [chief, mate] = [await test.make.user(), elena];
    const team = await test.make.team({ owner: chief, people: [mate] });
    const { path } = await givenProject(elena);
    const [one, other] = [
      await save(client, path, { teamId: team.id }),
      await save(client, path, { teamId: team.id }),
    ];
    expect((await (await test.as(chief)).delete(`/project-templates/${one.id}`)).status).toBe(204);
    expect((await client.delete(`/project-templates/${other.id}`)).status).toBe(204);
    expect((await client.delete(`/project-templates/${other.id}`)).status).toBe(404);
  });

  it('is not taken from a team by whoever has left it', async () => {
    const chief = await test.make.user();
    const team = await test.make.team({ owner: chief, people: [elena] });
    const { path } = await givenProject(elena);
    const { id } = await save(client, path, { teamId: team.id });
    await client.delete(`/teams/${team.id}/people/${elena.id}`);
    expect(await seenBy(client)).toContainEqual([id, false]);
    expect((await client.delete(`/project-templates/${id}`)).status).toBe(403);
    expect((await (await test.as(chief)).delete(`/project-templates/${id}`)).status).toBe(204);
  });

  it('stays with its owner when the team ends', async () => {
    const team = await test.make.team({ owner: elena });
    const { path } = await givenProject(elena);
    const { id } = await save(client, path, { teamId: team.id });
    await client.delete(`/teams/${team.id}`);
    expect((await client.get(`/project-templates/${id}`)).body.saved.team).toBeNull();
  });

  it('goes to no team but one of my own', async () => {
    const { path } = await givenProject(elena);
    const team = await test.make.team();
    const { status, body } = await client.post(path, { ...form, teamId: team.id });
    expect([status, body.error]).toEqual([400, ['El equipo no existe o no es tuyo']]);
  });

  it('goes to no team by a program that is let into one project only', async () => {
    const { project, path } = await givenProject(elena);
    const team = await test.make.team({ owner: elena });
    const { token } = await test.make.accessToken(elena, { projectIds: [project.id] });
    const program = clientOf(test.app, token);
    expect((await program.post(path, { ...form, teamId: team.id })).status).toBe(403);
    expect((await program.post(path, form)).status).toBe(201);
  });

  it('is saved once, however often that is sent', async () => {
    const { path } = await givenProject(elena);
    const headers = { 'idempotency-key': 'alta-1' };
    const send = () => client.request('POST', path, { ...form, name: 'Una vez' }, { headers });
    const [one, other] = await Promise.all([send(), send()]);
    expect([one.status, other.body.id]).toEqual([201, one.body.id]);
    const { body } = await client.get('/project-templates');
    expect(body.filter(({ name }: { name: string }) => name === 'Una vez')).toHaveLength(1);
  });

  it('is one of so many, also where two are saved at once', async () => {
    const { path } = await givenProject(elena);
    const many = await test.make.user();
    const row = { name: 'Una', description: 'De tantas', createdAt: new Date(), ownerId: many.id };
    const summary = { boardCount: 0, taskCount: 0, days: 0, stages: [] };
    const content = { roles: [], stages: [], boards: [] };
    const rows = Array.from({ length: mostTemplates - 1 }, () => ({ ...row, summary, content }));
    await test.database.db.insert(projectTemplates).values(rows);
    await client.post(path.replace('/template', '/memberships'), {
      memberId: many.id,
      role: 'Administrador',
    });
    const asMany = await test.as(many);
    const answers = await Promise.all([asMany.post(path, form), asMany.post(path, form)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });
});
