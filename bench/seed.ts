import { demoCredentials } from '@cuadrilla/contract/account/auth';
import { send } from './load.ts';

interface Session {
  cookie: string;
  userId: number;
}

export interface Seed extends Session {
  projectId: number;
  /** Holds the tasks that are read. */
  boardId: number;
  taskId: number;
  /** Takes the tasks that are created, so that what is read stays the same. */
  targetBoardId: number;
}

export const newTask = (index: number) => ({
  title: `Revisar el punto ${index} de la lista de la mudanza`,
  description: 'Medir, anotar y avisar a quien corresponda antes del viernes. '.repeat(4),
  dueDate: '2026-12-01',
  priorityId: 1 + (index % 4),
});

async function post(port: number, cookie: string, path: string, body: unknown): Promise<{ id: number }> {
  const { status, text } = await send({ port, method: 'POST', path: `/api${path}`, cookie, body });
  if (status !== 201) throw new Error(`${path}: ${status} ${text}`);
  return JSON.parse(text) as { id: number };
}

/** A new account, signed in. */
export async function register(port: number, name: string): Promise<Session> {
  const person = { firstName: 'Ana', lastName: 'García', username: name, email: `${name}@ejemplo.com` };
  const response = await fetch(`http://127.0.0.1:${port}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, password: 'secreto1', confirmPassword: 'secreto1' }),
  });
  return sessionOf(response);
}

/** The account that every new Cuadrilla has, with projects of its own. */
export const signInDemo = async (port: number): Promise<Session> =>
  sessionOf(
    await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(demoCredentials),
    }),
  );

async function sessionOf(response: Response): Promise<Session> {
  const { id } = (await response.json()) as { id: number };
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { cookie: cookies.join('; '), userId: id };
}

/** A project with a board of `size` tasks, the first with ten comments, and an empty board. */
export async function seedBoard(port: number, size: number, owner?: Session): Promise<Seed> {
  const { cookie, userId } = owner ?? (await register(port, 'ana'));
  const project = await post(port, cookie, '/projects', { name: 'Mudanza', description: 'Oficina nueva' });
  const boards = `/projects/${project.id}/boards`;
  const board = await post(port, cookie, boards, { name: 'Preparativos' });
  const target = await post(port, cookie, boards, { name: 'Entradas' });
  const tasks: { id: number }[] = [];
  for (let index = 0; index < size; index += 1) {
    tasks.push(
      await post(port, cookie, `${boards}/${board.id}/tasks`, { ...newTask(index), assignedTo: userId }),
    );
  }
  const taskId = tasks[0]?.id ?? 0;
  for (let index = 0; index < 10; index += 1) {
    await post(port, cookie, `${boards}/${board.id}/tasks/${taskId}/comments`, { content: 'Queda hablado.' });
  }
  return { cookie, userId, projectId: project.id, boardId: board.id, taskId, targetBoardId: target.id };
}
