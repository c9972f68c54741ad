import { randomUUID } from 'node:crypto';
import type { AccessTokenForm } from '@cuadrilla/contract/account/access-tokens';
import type { NewTask, TaskChange } from '@cuadrilla/contract/tasks/task-payloads';
import type { GrantedRoleName, RoleName } from '@cuadrilla/contract/kernel/roles';
import { eq } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { storedFiles, users } from '../platform/database/schema/schema.ts';
import { createAccessToken } from '../account/access-tokens/access-tokens.commands.ts';
import { addAttachment } from '../tasks/attachments/attachments.commands.ts';
import { openSession, type WayIn } from '../account/auth/auth.commands.ts';
import { createBoard } from '../tasks/boards/boards.commands.ts';
import { listColumns } from '../tasks/boards/boards.queries.ts';
import { createDocument } from '../documents/documents/documents.commands.ts';
import { createComment } from '../tasks/comments/comments.commands.ts';
import { createDependency } from '../tasks/dependencies/dependencies.commands.ts';
import { addMember } from '../projects/members/members.commands.ts';
import { addPasskey } from '../account/passkeys/passkeys.commands.ts';
import { createPoint } from '../tasks/points/points.commands.ts';
import { createProject } from '../projects/projects/projects.commands.ts';
import { deleteTasks } from '../tasks/tasks/task-trash.commands.ts';
import { changeTask, createTask } from '../tasks/tasks/tasks.commands.ts';
import { addTeam } from '../projects/teams/project-teams.commands.ts';
import { addPerson, createTeam } from '../projects/teams/teams.commands.ts';
import { newToken } from '../platform/http/session.ts';
import { type Change, changeProject } from '../platform/log/change.ts';
import { changeTeam } from '../platform/log/team.ts';

interface UserLike {
  id: number;
}
interface ProjectLike {
  id: number;
  ownerId: number;
}
interface BoardLike {
  id: number;
  project: ProjectLike;
}

/** Makes what a test needs through the product's own commands, and the parents that it does not name. */
export function factories(db: Db, clock: () => Date) {
  let counter = 0;

  const inProject = <T>(
    project: ProjectLike,
    work: (change: Change) => Promise<T>,
    userId = project.ownerId,
  ) => changeProject(db, { projectId: project.id, userId, now: clock(), allow: () => true }, work);

  const make = {
    inProject,

    /** Straight into the table: hashing a password for every person would be most of a test's time. */
    async user(fields: Partial<typeof users.$inferInsert> = {}) {
      counter += 1;
      const row = {
        firstName: 'Ana',
        lastName: `García ${counter}`,
        username: `ana${counter}`,
        email: `ana${counter}@ejemplo.com`,
        passwordHash: '-',
        timeZone: 'UTC',
        createdAt: clock(),
        ...fields,
      };
      const [user] = await db.insert(users).values(row).returning();
      if (!user) throw new Error('no user');
      return user;
    },

    accessToken: (user: UserLike, wanted: Partial<AccessTokenForm> = {}) => {
      const form = { name: 'Programa', access: 'write', projectIds: null, days: null, ...wanted } as const;
      return db.transaction((tx) => createAccessToken(tx, user.id, form, clock()));
    },
    passkey: async (user: UserLike) => {
      const credential = { id: newToken(), publicKey: new Uint8Array(1), counter: 0 };
      const made = { userId: user.id, name: 'Llave', credential };
      return db.transaction((tx) => addPasskey(tx, made, clock()));
    },
    session: (user: UserLike, way: WayIn = 'password') =>
      db.transaction((tx) => openSession(tx, user.id, { userAgent: 'test', address: '', way }, clock())),

    async project({ owner, ...fields }: { owner?: UserLike; name?: string; description?: string } = {}) {
      const ownerId = (owner ?? (await make.user())).id;
      const input = { name: 'Mudanza', description: 'Cambio de oficina', ...fields };
      return { id: await createProject(db, input, ownerId, clock()), ownerId };
    },

    async member({
      project,
      user,
      role = 'Editor',
    }: {
      project: ProjectLike;
      user?: UserLike;
      role?: RoleName;
    }) {
      const person = user ?? (await make.user());
      const [row] = await db.select().from(users).where(eq(users.id, person.id));
      await inProject(project, (change) => addMember(change, { demo: row?.demo ?? false }, person.id, role));
      return person;
    },

    /** Its owner administers it; the others are plain people of it. */
    async team({
      owner,
      people = [],
      project,
      role = 'Editor',
      name = 'Diseño',
    }: {
      owner?: UserLike;
      people?: UserLike[];
      project?: ProjectLike;
      role?: GrantedRoleName;
      name?: string;
    } = {}) {
      const ownerId = (owner ?? (await make.user())).id;
      const id = await createTeam(db, { name }, ownerId, clock());
      const who = { teamId: id, userId: ownerId, now: clock(), allow: () => true };
      await changeTeam(db, who, async (team) => {
        for (const person of people) await addPerson(team, person.id, 'Miembro');
      });
      const team = { id, name, people: [ownerId, ...people.map((person) => person.id)] };
      if (project) await inProject(project, (change) => addTeam(change, team, role));
      return { id, ownerId, path: `/teams/${id}` };
    },

    async board({ project, name = 'Salida' }: { project?: ProjectLike; name?: string } = {}): Promise<
      BoardLike & { columnIds: number[] }
    > {
      const parent = project ?? (await make.project());
      return inProject(parent, async (change) => {
        const id = await createBoard(change, { name });
        const columns = await listColumns(change.tx, parent.id, id);
        return { id, project: parent, columnIds: columns.map((column) => column.id) };
      });
    },

    async task<B extends BoardLike>({ board, ...fields }: { board?: B } & Partial<NewTask> = {}) {
      const parent = board ?? (await make.board());
      const input = { title: 'Contratar el camión', dueDate: '2026-12-01', priorityId: 2, ...fields };
      const { id } = await inProject(parent.project, (change) => createTask(change, parent.id, input, 'UTC'));
      return { id, board: parent, project: parent.project, path: taskPath(parent, id) };
    },

    changeTask: (task: { id: number; project: ProjectLike }, wish: TaskChange, author?: UserLike) =>
      inProject(task.project, (change) => changeTask(change, task.id, wish, 'UTC'), author?.id),

    deleteTask: (task: { id: number; project: ProjectLike }) =>
      inProject(task.project, (change) => deleteTasks(change, [task.id])),

    async document({
      project,
      title = 'Plan de salida',
      parentId = null,
    }: { project?: ProjectLike; title?: string; parentId?: number | null } = {}) {
      const parent = project ?? (await make.project());
      const id = await inProject(parent, (change) => createDocument(change, { title, icon: '', parentId }));
      return { id, project: parent, path: `/projects/${parent.id}/documents/${id}` };
    },

    async comment({
      task,
      author,
      content = 'Listo',
    }: {
      task: { id: number; project: ProjectLike };
      author?: UserLike;
      content?: string;
    }) {
      const { id } = await inProject(
        task.project,
        (change) => createComment(change, task.id, content),
        author?.id,
      );
      return { id };
    },

    async point({
      task,
      content = 'Medir el sofá',
    }: {
      task: { id: number; project: ProjectLike };
      content?: string;
    }) {
      const id = await inProject(task.project, (change) => createPoint(change, task.id, { content }));
      return { id };
    },

    /** As the database knows it: in the store lies nothing. */
    async attachment({
      task,
      name = 'Contrato.pdf',
    }: {
      task: { id: number; project: ProjectLike };
      name?: string;
    }) {
      const key = randomUUID();
      await db.insert(storedFiles).values({ projectId: task.project.id, key, createdAt: clock() });
      const said = { name, size: 5, picture: false, key };
      const { id } = await inProject(task.project, (change) => addAttachment(change, task.id, said));
      return { id };
    },

    /** The first waits for the second. */
    async dependency(task: { id: number; project: ProjectLike }, blocker: { id: number }) {
      const wanted = { taskId: blocker.id, relation: 'blocked_by' } as const;
      return { id: await inProject(task.project, (change) => createDependency(change, task.id, wanted)) };
    },
  };
  return make;
}

const taskPath = (board: BoardLike, taskId: number): string =>
  `/projects/${board.project.id}/boards/${board.id}/tasks/${taskId}`;
