import { expect } from 'vitest';
import type { Client, TestApp } from '../../testing/test-app.ts';

export const form = {
  name: 'Alta',
  description: 'De un alojamiento',
  teamId: null,
  withDescriptions: true,
  withDone: true,
};

export async function save(client: Client, path: string, more: object = {}) {
  const { status, body } = await client.post(path, { ...form, ...more });
  expect(status).toBe(201);
  return body;
}

/** A project that somebody may save as a template. */
export function useSaving(test: TestApp) {
  /** Tuesday, Thursday and Monday, of two people and of nobody; the first is done. */
  async function givenProject(owner: { id: number }) {
    const project = await test.make.project({ owner });
    const board = await test.make.board({ project, name: 'Trámites' });
    const ana = await test.make.member({ project });
    const [, underWay, done] = board.columnIds;
    const task = (title: string, dueDate: string, more: object = {}) =>
      test.make.task({ board, title, dueDate, description: `Para ${title}`, ...more });
    await task('Firmar', '2026-12-01', { columnId: done, assignedTo: ana.id });
    await task('Medir', '2026-12-03', { startDate: '2026-12-02', columnId: underWay, assignedTo: owner.id });
    await task('Abrir', '2026-12-07T01:30:00Z', { priorityId: 4 });
    await test.make.deleteTask(await task('Nada', '2027-12-07'));
    return { project, ana, path: `/projects/${project.id}/template` };
  }

  /** A board of a project of its own. */
  async function givenBoard(owner: { id: number }) {
    const board = await test.make.board({ project: await test.make.project({ owner }) });
    const { project } = board;
    return { board, project, path: `/projects/${project.id}/template` };
  }

  return { givenProject, givenBoard };
}
