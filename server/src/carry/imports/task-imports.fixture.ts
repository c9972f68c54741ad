import type { ImportedTask, ImportPlan } from '@cuadrilla/contract/carry/imports/task-imports';
import { expect } from 'vitest';
import { readSettings } from '../../platform/settings.ts';
import type { Client, TestApp } from '../../testing/test-app.ts';
import { importHandler } from './task-imports.handlers.ts';

export const plan = (fields: Partial<ImportPlan> = {}): ImportPlan => ({
  source: 'csv',
  fileName: 'agencia.csv',
  boards: [
    {
      name: 'Panadería Luz',
      columns: [
        { name: 'Pendiente', kind: 'pendiente' },
        { name: 'Listo', kind: 'hecho' },
      ],
    },
    { name: 'Interno', columns: [{ name: 'Ideas', kind: 'pendiente' }] },
  ],
  people: [],
  labels: [],
  taskCount: 2,
  ...fields,
});

export const task = (fields: Partial<ImportedTask> = {}): ImportedTask => ({
  sourceId: null,
  board: 0,
  column: 0,
  title: 'Fotos del local',
  description: '',
  priorityId: 2,
  startDate: null,
  dueDate: null,
  person: null,
  label: null,
  comments: [],
  ...fields,
});

export const boardsOf = async (client: Client, projectId: number) =>
  (await client.get(`/projects/${projectId}/boards`)).body as {
    id: number;
    name: string;
    taskCount: number;
  }[];

/** All of it is sent. */
export async function begin(
  client: Client,
  tasks: ImportedTask[],
  fields: Partial<ImportPlan> = {},
  projectId?: number,
) {
  const wanted = plan({ taskCount: tasks.length, ...fields });
  const begun = await (projectId === undefined
    ? client.post('/imports', { name: 'Agencia', ...wanted })
    : client.post(`/projects/${projectId}/imports`, wanted));
  expect(begun.status).toBe(201);
  const path = `/projects/${begun.body.projectId}/imports/${begun.body.id}`;
  expect((await client.post(`${path}/parts`, { ordinal: 1, tasks })).status).toBe(204);
  return { path, projectId: begun.body.projectId as number, importId: begun.body.id as number };
}

/** Brings files in, as a page and a worker do together. */
export function useImports(test: TestApp) {
  /** As a worker does with the job. */
  async function work(projectId: number, importId: number): Promise<void> {
    const parts = {
      db: test.database.db,
      wake: test.wake,
      clock: () => new Date(),
      settings: readSettings({}),
    };
    await importHandler(parts).handle({ id: 'job', payload: { projectId, importId }, retries: 0 });
  }

  async function bring(...[client, ...wanted]: Parameters<typeof begin>) {
    const begun = await begin(client, ...wanted);
    expect((await client.post(`${begun.path}/start`)).status).toBe(200);
    await work(begun.projectId, begun.importId);
    return begun;
  }

  async function newPerson(fields: object = {}) {
    const user = await test.make.user(fields);
    return { user, client: await test.as(user) };
  }

  return { work, bring, newPerson };
}
