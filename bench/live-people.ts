import { livePath } from '@cuadrilla/contract/views/live';
import { WebSocket } from 'ws';
import type { Connection } from '../server/src/platform/database/database.ts';
import { connect } from '../server/src/platform/database/database.ts';
import { memberships, sessions, users } from '../server/src/platform/database/schema/schema.ts';
import { createBoard } from '../server/src/tasks/boards/boards.commands.ts';
import { createProject } from '../server/src/projects/projects/projects.commands.ts';
import { hashToken, newToken, sessionLength } from '../server/src/platform/http/session.ts';
import { changeProject } from '../server/src/platform/log/change.ts';

export interface Team {
  projectId: number;
  boardId: number;
  ownerId: number;
  /** One session of each member; the first is the owner's. */
  cookies: string[];
}

/** A project with so many members, each signed in: straight into the tables, hashing passwords would take minutes. */
export async function seedTeam(connection: Connection, size: number): Promise<Team> {
  const { db, close } = connect(connection, () => undefined);
  const now = new Date();
  const people = Array.from({ length: size }, (_, index) => ({
    firstName: 'Ana',
    lastName: `García ${index}`,
    username: `ana${index}`,
    email: `ana${index}@ejemplo.com`,
    passwordHash: '-',
    timeZone: 'UTC',
    createdAt: now,
  }));
  const ids = (await db.insert(users).values(people).returning({ id: users.id })).map(({ id }) => id);
  const [ownerId = 0, ...others] = ids;
  const input = { name: 'Mudanza', description: 'Oficina nueva' };
  const projectId = await createProject(db, input, ownerId, now);
  const owner = { projectId, userId: ownerId, now, allow: () => true };
  const boardId = await changeProject(db, owner, (change) => createBoard(change, { name: 'Preparativos' }));
  const editor = { role: 'Editor', ownRole: 'Editor' } as const;
  await db
    .insert(memberships)
    .values(others.map((userId) => ({ projectId, userId, ...editor, createdAt: now })));
  const tokens = ids.map(() => newToken());
  const expiresAt = new Date(now.getTime() + sessionLength);
  await db.insert(sessions).values(
    ids.map((userId, index) => ({
      userId,
      tokenHash: hashToken(tokens[index] ?? ''),
      userAgent: 'bench',
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
    })),
  );
  await close();
  return { projectId, boardId, ownerId, cookies: tokens.map((token) => `token=${token}`) };
}

/** A tab that follows the project, once it does. */
export function openTab(
  port: number,
  cookie: string,
  projectId: number,
  onText: (text: string) => void = () => undefined,
): Promise<WebSocket> {
  const line = new WebSocket(`ws://127.0.0.1:${port}/api${livePath}`, { headers: { cookie } });
  return new Promise((resolve, reject) => {
    line.on('error', reject);
    line.on('close', (code) => reject(new Error(`closed with ${code}`)));
    line.on('open', () => line.send(JSON.stringify({ type: 'follow', projectId })));
    line.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith('{"type":"following"')) resolve(line);
      onText(text);
    });
  });
}

/** A few at a time, as browsers that come back after a restart would not be so kind to be. */
export async function openTabs(
  count: number,
  open: (index: number) => Promise<WebSocket>,
): Promise<WebSocket[]> {
  const lines: WebSocket[] = [];
  for (let first = 0; first < count; first += 50) {
    const some = Array.from({ length: Math.min(50, count - first) }, (_, index) => open(first + index));
    lines.push(...(await Promise.all(some)));
  }
  return lines;
}
