import { and, desc, eq } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import {
  exports,
  invitations,
  memberships,
  savedSearches,
  sessions,
  teamMembers,
} from '../platform/database/schema/schema.ts';
import { renewFeed } from '../views/feeds/feeds.commands.ts';
import { sealer } from '../account/two-factor/sealed.ts';
import { beginTwoFactor } from '../account/two-factor/two-factor.commands.ts';
import { hashToken, newToken } from '../platform/http/session.ts';
import { quickHash } from './quick-hash.ts';
import type { TestApp } from './test-app.ts';

const roles = ['Lector', 'Editor', 'Administrador', 'Propietario'] as const;
/** From a stranger to the owner, and whoever administers the instance without being a member. */
export const people = ['anonymous', 'outsider', ...roles, 'administrator'] as const;
export type StagePerson = (typeof people)[number];

/** A project with one member of each role, and whoever makes the call. */
export interface Stage {
  project: { id: number; ownerId: number };
  caller: { id: number; email: string };
}
export interface Valid {
  ids?: Record<string, number>;
  body?: unknown;
}
/** What makes the call valid, beside the id of the project. */
export type Prepare = (stage: Stage) => Promise<Valid> | Valid;

type Staff = Record<StagePerson | 'colleague', { id: number; email: string }>;

/** Everybody's. */
export const password = 'secreta1';

/** Call it at the top of a test file: the people who play on all of its stages. */
export function useStages(test: TestApp) {
  const staff = {} as Staff;
  beforeAll(async () => {
    const passwordHash = await quickHash(password);
    const made = await Promise.all(
      [...people, 'colleague' as const].map(
        async (name) =>
          [
            name,
            await test.make.user({
              passwordHash,
              email: `${name.toLowerCase()}@ejemplo.com`,
              administrator: name === 'administrator',
            }),
          ] as const,
      ),
    );
    for (const [name, user] of made) staff[name] = user;
  });

  const newStage = async (person: StagePerson): Promise<Stage> => {
    const project = await test.make.project({ owner: staff.Propietario });
    const others = [...roles.filter((role) => role !== 'Propietario'), 'colleague' as const];
    const rows = others.map((name) => {
      const role = name === 'colleague' ? ('Editor' as const) : name;
      return { projectId: project.id, userId: staff[name].id, role, ownRole: role, createdAt: new Date() };
    });
    await test.database.db.insert(memberships).values(rows);
    return { project, caller: staff[person] };
  };

  const kept = new Map<string, Promise<Stage>>();
  /** For calls that leave a project as it is: the same one again for the same name. */
  const keptStage = (person: StagePerson, name: string): Promise<Stage> => {
    const stage = kept.get(name) ?? newStage(person);
    kept.set(name, stage);
    return stage;
  };

  return { staff, newStage, keptStage, ...preparations(test, staff) };
}

/** Each puts on the stage what a call names. */
function preparations(test: TestApp, staff: Staff) {
  const withBoard = async ({ project }: Stage, body?: unknown) => {
    const board = await test.make.board({ project });
    return { ids: { boardId: board.id }, body };
  };
  const withColumn = async ({ project }: Stage, body?: unknown) => {
    const { id: boardId, columnIds } = await test.make.board({ project });
    return { ids: { boardId, columnId: columnIds[0] ?? 0 }, body };
  };
  const withTask = async ({ project }: Stage, body?: unknown) => {
    const task = await test.make.task({ board: await test.make.board({ project }) });
    return { task, ids: { boardId: task.board.id, taskId: task.id }, body };
  };
  const withTasks = async (stage: Stage, change?: unknown) => {
    const { task, ids } = await withTask(stage);
    return { task, ids, body: { ids: [task.id], change } };
  };
  const withOwnChange = async (stage: Stage) => {
    const { task, ids } = await withTask(stage);
    // Only a member can have made it.
    const author = roles.map((role) => staff[role]).find(({ id }) => id === stage.caller.id);
    await test.make.changeTask(task, { title: 'Pesar' }, author);
    return { ids, body: { changes: [{ taskId: task.id, version: 2 }] } };
  };
  const withComment = async (stage: Stage, author: { id: number }, body?: unknown) => {
    const { task, ids } = await withTask(stage);
    // Only a member can have written it; for the others, somebody else has.
    const isMember = roles.some((role) => staff[role].id === author.id);
    const comment = await test.make.comment({ task, author: isMember ? author : staff.colleague });
    return { ids: { ...ids, commentId: comment.id }, body };
  };
  const withSession = async ({ caller }: Stage) => {
    await test.make.session(caller);
    const { db } = test.database;
    const [newest] = await db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, caller.id))
      .orderBy(desc(sessions.id))
      .limit(1);
    return { ids: { sessionId: newest?.id ?? 0 } };
  };
  const withSavedSearch = async ({ caller }: Stage) => {
    const saved = { userId: caller.id, name: 'Lo mío', query: 'responsable:yo', pinned: false };
    const [row] = await test.database.db
      .insert(savedSearches)
      .values({ ...saved, createdAt: new Date() })
      .returning();
    return { ids: { searchId: row?.id ?? 0 }, body: { name: 'Lo nuestro' } };
  };
  const withFeed = async ({ caller }: Stage) => {
    const { feed } = await renewFeed(test.database.db, caller.id, {}, new Date());
    return { ids: { feedId: feed.id } };
  };
  const withAccessToken = async ({ caller }: Stage) => {
    const { id } = await test.make.accessToken(caller);
    return { ids: { accessTokenId: id } };
  };
  const withPasskey = async ({ caller }: Stage) => {
    const { id } = await test.make.passkey(caller);
    return { ids: { passkeyId: id }, body: { name: 'Teléfono', currentPassword: password } };
  };
  const withExport = async ({ caller }: Stage) => {
    const made = { userId: caller.id, createdAt: new Date(), expiresAt: new Date('2100-01-01') };
    const [row] = await test.database.db.insert(exports).values(made).returning({ id: exports.id });
    return { ids: { exportId: row?.id ?? 0 } };
  };
  const withTwoFactorBegun = async ({ caller }: Stage) => {
    const { db } = test.database;
    await db.transaction((tx) => beginTwoFactor(tx, sealer(db), caller.id));
    return { body: { code: 'ninguno' } };
  };
  const withSecondOwner = async ({ project }: Stage, body?: unknown) => {
    await test.database.db
      .update(memberships)
      .set({ role: 'Propietario', ownRole: 'Propietario' })
      .where(and(eq(memberships.projectId, project.id), eq(memberships.userId, staff.colleague.id)));
    return { ids: { userId: staff.colleague.id }, body };
  };
  /** Who manages the project administers the team; an outsider is in neither. */
  const withTeam = async (_: Stage, body?: unknown) => {
    const team = await test.make.team({
      owner: staff.Propietario,
      people: [staff.Lector, staff.Editor, staff.Administrador, staff.colleague],
    });
    await test.database.db
      .update(teamMembers)
      .set({ role: 'Administrador' })
      .where(and(eq(teamMembers.teamId, team.id), eq(teamMembers.userId, staff.Administrador.id)));
    return { ids: { teamId: team.id, personId: staff.colleague.id }, body };
  };
  const withTeamInProject = async (stage: Stage, body?: unknown) => {
    const team = await test.make.team({ owner: staff.Propietario, project: stage.project, role: 'Lector' });
    return { ids: { teamId: team.id }, body };
  };
  const withInvitation = async (target: { teamId: number } | { projectId: number }) => {
    const token = newToken();
    const [row] = await test.database.db
      .insert(invitations)
      .values({
        ...target,
        role: 'Administrador',
        email: 'nueva@ejemplo.com',
        tokenHash: hashToken(token),
        invitedBy: staff.Propietario.id,
        sentAt: new Date(),
        expiresAt: new Date(Date.now() + 60_000),
      })
      .returning();
    return { invitationId: row?.id ?? 0, token };
  };
  const withTeamInvitation = async (stage: Stage) => {
    const { ids } = await withTeam(stage);
    const { invitationId } = await withInvitation({ teamId: ids.teamId });
    return { ids: { ...ids, invitationId } };
  };
  const withProjectInvitation = async ({ project }: Stage) => {
    const { invitationId } = await withInvitation({ projectId: project.id });
    return { ids: { invitationId } };
  };
  const withOpenInvitation = async () => {
    const team = await test.make.team({ owner: staff.Propietario });
    return (await withInvitation({ teamId: team.id })).token;
  };
  const withColleague =
    (body?: unknown): Prepare =>
    () => ({ ids: { userId: staff.colleague.id }, body });
  const withAccount =
    (body?: unknown): Prepare =>
    async () => ({ ids: { accountId: (await test.make.user()).id }, body });
  const withNewcomer =
    (role?: string): Prepare =>
    async () => ({
      body: { memberId: (await test.make.user()).id, role },
    });
  return {
    withBoard,
    withColumn,
    withTask,
    withTasks,
    withOwnChange,
    withComment,
    withSession,
    withSavedSearch,
    withFeed,
    withAccessToken,
    withPasskey,
    withExport,
    withTwoFactorBegun,
    withSecondOwner,
    withTeam,
    withTeamInProject,
    withTeamInvitation,
    withProjectInvitation,
    withOpenInvitation,
    withColleague,
    withNewcomer,
    withAccount,
  };
}
