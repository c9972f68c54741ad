import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { securityEvents } from '../../platform/database/schema/schema.ts';
import { clientOf, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

async function stage() {
  const project = await test.make.project();
  const member = await test.make.member({ project, role: 'Editor' });
  const owner = await test.as({ id: project.ownerId });
  const path = `/projects/${project.id}/tokens`;
  return { project, member, owner, path, list: async () => (await owner.get(path)).body };
}

describe('the tokens that reach a project', () => {
  it('are those of its members that still work, by name and owner, and never the token', async () => {
    const { project, member, list } = await stage();
    const elsewhere = await test.make.project({ owner: member });
    const all = await test.make.accessToken(member, { name: 'Todo', access: 'read' });
    const some = await test.make.accessToken(member, { name: 'Este', projectIds: [project.id] });
    await test.make.accessToken(member, { projectIds: [elsewhere.id] });
    await test.make.accessToken(await test.make.user(), { name: 'De nadie de aquí' });
    const found = await list();
    expect(found).toMatchObject([
      { id: some.id, name: 'Este', owner: { id: member.id } },
      { id: all.id, name: 'Todo', access: 'read', lastUsedAt: null },
    ]);
    expect(JSON.stringify(found)).not.toContain(all.token);
  });

  it.each([['of all projects'], ['of chosen ones']])(
    '%s lose the project alone, and the owner is told',
    async (kind) => {
      const { project, member, owner, path, list } = await stage();
      const other = await test.make.project({ owner: member });
      const projectIds = kind === 'of all projects' ? null : [project.id, other.id];
      const { id, token } = await test.make.accessToken(member, { name: 'CI', projectIds });
      const program = clientOf(test.app, token);
      expect((await program.get(`/projects/${project.id}`)).status).toBe(200);
      expect((await owner.delete(`${path}/${id}`)).status).toBe(204);
      expect((await program.get(`/projects/${project.id}`)).status).toBe(404);
      expect((await program.get(`/projects/${other.id}`)).status).toBe(200);
      expect((await program.get('/projects')).body).toMatchObject([{ id: other.id }]);
      // What spans projects would tell of this one too.
      expect((await program.get('/search?q=a')).status).toBe(403);
      expect(await list()).toEqual([]);
      expect((await owner.delete(`${path}/${id}`)).status).toBe(404);
      const [told] = await test.database.db
        .select()
        .from(securityEvents)
        .where(eq(securityEvents.userId, member.id));
      expect(told).toMatchObject({ kind: 'token_narrowed', details: { tokenId: id, projectId: project.id } });
      const { body: own } = await (await test.as(member)).get('/profile/tokens');
      expect(own).toMatchObject([
        kind === 'of all projects'
          ? { Projects: null, Excluded: [{ id: project.id }] }
          : { Projects: [{ id: other.id }], Excluded: [] },
      ]);
      const { body: log } = await owner.get(`/projects/${project.id}/events`);
      expect(log.at(-1)).toMatchObject({ type: 'token.removed', payload: { tokenId: id, name: 'CI' } });
    },
  );

  it('reach what spans projects again once their owner has left the project, and not while it is in the trash', async () => {
    const { project, member, owner, path } = await stage();
    const { id, token } = await test.make.accessToken(member, { projectIds: null });
    const program = clientOf(test.app, token);
    await owner.delete(`${path}/${id}`);
    await owner.delete(`/projects/${project.id}`);
    expect((await program.get('/search?q=a')).status).toBe(403);
    const excluded = async () => (await (await test.as(member)).get('/profile/tokens')).body[0].Excluded;
    expect(await excluded()).toMatchObject([{ id: project.id }]);
    await owner.post(`/projects/${project.id}/restore`);
    await owner.delete(`/projects/${project.id}/memberships/${member.id}`);
    expect(await excluded()).toEqual([]);
    expect((await program.get('/search?q=a')).status).toBe(200);
  });

  it('are nobody’s to take who does not manage the project, nor another project’s', async () => {
    const { member, path } = await stage();
    const { id } = await test.make.accessToken(member);
    expect((await (await test.as(member)).get(path)).status).toBe(403);
    const other = await stage();
    expect((await other.owner.delete(`${other.path}/${id}`)).status).toBe(404);
  });
});
