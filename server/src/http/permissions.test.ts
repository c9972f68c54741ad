import { api } from '@cuadrilla/contract/api';
import type { Endpoint } from '@cuadrilla/contract/endpoint';
import { hash } from '@node-rs/argon2';
import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { memberships, projects, sessions } from '../database/schema/schema.ts';
import { deleteBoard } from '../features/boards/boards.commands.ts';
import { deleteProject } from '../features/projects/projects.commands.ts';
import { type Answer, useTestApp } from '../testing/test-app.ts';

const test = useTestApp();

const roles = ['Lector', 'Editor', 'Administrador', 'Propietario'] as const;
const people = ['anonymous', 'outsider', ...roles] as const;
type Person = (typeof people)[number];
type Expected = readonly [number, number, number, number, number, number];

/** A project of its own for every call, with one member of each role, and whoever makes the call. */
interface Stage {
  project: { id: number; ownerId: number };
  caller: { id: number };
}
interface Valid {
  ids?: Record<string, number>;
  body?: unknown;
}
interface Row {
  endpoint: string;
  about?: string;
  /** In the order of `people`. */
  expected: Expected;
  /** What makes the call valid, beside the id of the project. */
  valid?: (stage: Stage) => Promise<Valid> | Valid;
}

const password = 'secreta1';
const staff = {} as Record<Person | 'colleague', { id: number; email: string }>;
beforeAll(async () => {
  const passwordHash = await hash(password);
  const made = await Promise.all(
    [...people, 'colleague' as const].map(
      async (name) => [name, await test.make.user({ passwordHash })] as const,
    ),
  );
  for (const [name, user] of made) staff[name] = user;
});

async function newStage(person: Person): Promise<Stage> {
  const project = await test.make.project({ owner: staff.Propietario });
  const others = [...roles.filter((role) => role !== 'Propietario'), 'colleague' as const];
  const rows = others.map((name) => ({
    projectId: project.id,
    userId: staff[name].id,
    role: name === 'colleague' ? ('Editor' as const) : name,
    createdAt: new Date(),
  }));
  await test.database.db.insert(memberships).values(rows);
  return { project, caller: staff[person] };
}

const anyone = (status: number): Expected => [status, status, status, status, status, status];
const signedIn = (status: number): Expected => [401, status, status, status, status, status];
const members = (status: number): Expected => [401, 404, status, status, status, status];
const editors = (status: number): Expected => [401, 404, 403, status, status, status];
const managers = (status: number): Expected => [401, 404, 403, 403, status, status];
const owners = (status: number): Expected => [401, 404, 403, 403, 403, status];
const nobody: Expected = [401, 404, 403, 403, 403, 403];

let serial = 0;
const newPerson = () => {
  serial += 1;
  return { firstName: 'Eva', lastName: 'Ruiz', username: `eva${serial}`, email: `eva${serial}@ejemplo.com` };
};
const newTask = { title: 'Medir', dueDate: '2026-12-01', priorityId: 1 };
const withBoard = async ({ project }: Stage) => ({ boardId: (await test.make.board({ project })).id });
async function withTask({ project }: Stage) {
  const task = await test.make.task({ board: await test.make.board({ project }) });
  return { task, ids: { boardId: task.board.id, taskId: task.id } };
}
async function withComment(stage: Stage, author: { id: number }) {
  const { task, ids } = await withTask(stage);
  // Only a member can have written it; for the others, somebody else has.
  const isMember = roles.some((role) => staff[role].id === author.id);
  const comment = await test.make.comment({ task, author: isMember ? author : staff.colleague });
  return { ...ids, commentId: comment.id };
}
async function ownSession({ caller }: Stage) {
  await test.make.session(caller);
  const { db } = test.database;
  const [row] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, caller.id))
    .orderBy(desc(sessions.id))
    .limit(1);
  return { sessionId: row?.id ?? 0 };
}
async function secondOwner({ project }: Stage) {
  await test.database.db
    .update(memberships)
    .set({ role: 'Propietario' })
    .where(and(eq(memberships.projectId, project.id), eq(memberships.userId, staff.colleague.id)));
  return { userId: staff.colleague.id };
}

const rows: Row[] = [
  {
    endpoint: 'auth.register',
    expected: anyone(201),
    valid: () => ({ body: { ...newPerson(), password, confirmPassword: password } }),
  },
  {
    endpoint: 'auth.login',
    expected: anyone(200),
    valid: ({ caller }) => ({
      body: { email: Object.values(staff).find(({ id }) => id === caller.id)?.email, password },
    }),
  },
  { endpoint: 'auth.logout', expected: anyone(204) },
  { endpoint: 'auth.verify', expected: signedIn(200) },

  { endpoint: 'profile.read', expected: signedIn(200) },
  { endpoint: 'profile.change', expected: signedIn(200), valid: () => ({ body: { firstName: 'Luz' } }) },
  {
    endpoint: 'profile.changePassword',
    expected: signedIn(204),
    valid: () => ({ body: { currentPassword: password, password, confirmPassword: password } }),
  },
  { endpoint: 'profile.sessions', expected: signedIn(200) },
  {
    endpoint: 'profile.endSession',
    expected: signedIn(204),
    valid: async (stage) => ({ ids: await ownSession(stage) }),
  },
  { endpoint: 'profile.endOtherSessions', expected: signedIn(204) },
  { endpoint: 'profile.tasks', expected: signedIn(200) },

  {
    endpoint: 'projects.create',
    expected: signedIn(201),
    valid: () => ({ body: { name: 'Obra', description: 'Nueva' } }),
  },
  { endpoint: 'projects.list', expected: signedIn(200) },
  { endpoint: 'projects.trash', expected: signedIn(200) },
  { endpoint: 'projects.read', expected: members(200) },
  { endpoint: 'projects.change', expected: managers(200), valid: () => ({ body: { name: 'Obra' } }) },
  { endpoint: 'projects.remove', expected: managers(204) },
  {
    endpoint: 'projects.restore',
    expected: managers(200),
    valid: async ({ project }) => {
      await test.make.inProject(project, deleteProject);
      return {};
    },
  },
  { endpoint: 'projects.permissions', expected: members(200) },
  { endpoint: 'projects.labels', expected: members(200) },
  { endpoint: 'projects.itemsInTrash', expected: editors(200) },
  { endpoint: 'projects.pin', expected: members(204) },
  { endpoint: 'projects.unpin', expected: members(204) },
  { endpoint: 'projects.visit', expected: members(204) },

  { endpoint: 'boards.list', expected: members(200) },
  { endpoint: 'boards.create', expected: managers(201), valid: () => ({ body: { name: 'Salida' } }) },
  {
    endpoint: 'boards.read',
    expected: members(200),
    valid: async (stage) => ({ ids: await withBoard(stage) }),
  },
  {
    endpoint: 'boards.change',
    expected: managers(200),
    valid: async (stage) => ({ ids: await withBoard(stage), body: { name: 'Llegada' } }),
  },
  {
    endpoint: 'boards.remove',
    expected: managers(204),
    valid: async (stage) => ({ ids: await withBoard(stage) }),
  },
  {
    endpoint: 'boards.restore',
    expected: managers(200),
    valid: async (stage) => {
      const ids = await withBoard(stage);
      await test.make.inProject(stage.project, (change) => deleteBoard(change, ids.boardId));
      return { ids };
    },
  },

  {
    endpoint: 'tasks.list',
    expected: members(200),
    valid: async (stage) => ({ ids: await withBoard(stage) }),
  },
  {
    endpoint: 'tasks.search',
    expected: members(200),
    valid: async (stage) => ({ ids: await withBoard(stage) }),
  },
  {
    endpoint: 'tasks.create',
    expected: editors(201),
    valid: async (stage) => ({ ids: await withBoard(stage), body: newTask }),
  },
  { endpoint: 'tasks.read', expected: members(200), valid: withTask },
  {
    endpoint: 'tasks.change',
    expected: editors(200),
    valid: async (stage) => ({ ...(await withTask(stage)), body: { title: 'Pesar' } }),
  },
  { endpoint: 'tasks.remove', expected: editors(204), valid: withTask },
  {
    endpoint: 'tasks.restore',
    expected: editors(200),
    valid: async (stage) => {
      const { task, ids } = await withTask(stage);
      await test.make.deleteTask(task);
      return { ids };
    },
  },

  {
    endpoint: 'comments.create',
    expected: members(201),
    valid: async (stage) => ({ ...(await withTask(stage)), body: { content: 'Hecho' } }),
  },
  {
    endpoint: 'comments.change',
    about: 'of one’s own',
    expected: members(200),
    valid: async (stage) => ({ ids: await withComment(stage, stage.caller), body: { content: 'Ya no' } }),
  },
  {
    endpoint: 'comments.change',
    about: 'of somebody else',
    expected: nobody,
    valid: async (stage) => ({ ids: await withComment(stage, staff.colleague), body: { content: 'Ya no' } }),
  },
  {
    endpoint: 'comments.remove',
    about: 'of one’s own',
    expected: members(204),
    valid: async (stage) => ({ ids: await withComment(stage, stage.caller) }),
  },
  {
    endpoint: 'comments.remove',
    about: 'of somebody else',
    expected: managers(204),
    valid: async (stage) => ({ ids: await withComment(stage, staff.colleague) }),
  },
];
