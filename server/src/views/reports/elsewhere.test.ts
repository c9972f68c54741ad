import { dayAfter, dayIn } from '@cuadrilla/contract/kernel/day';
import { expect, it } from 'vitest';
import { changeProject } from '../../platform/log/change.ts';
import { readLog } from '../../testing/read-log.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { task, useImports } from '../../carry/imports/task-imports.fixture.ts';
import { createTasks } from '../../tasks/tasks/create-tasks.commands.ts';
import { spansReader } from './spans.reader.ts';

const test = useTestApp();
const { bring, newPerson } = useImports(test);

const today = dayIn(new Date(), 'UTC');
const [made, done] = [dayAfter(today, -20), dayAfter(today, -6)];

it('what was done elsewhere was finished when it was done there, or in no week where nobody knows', async () => {
  const { client } = await newPerson();
  const { projectId } = await bring(client, [
    task({ title: 'Con fechas', column: 1, createdAt: made, finishedAt: done }),
    task({ title: 'Terminada sin saber desde cuándo', column: 1, finishedAt: `${done}T10:00:00Z` }),
    task({ title: 'Sin fechas', column: 1 }),
    task({ title: 'Abierta', createdAt: made }),
  ]);
  await readLog(test.database.db, spansReader, projectId);
  const path = `project=${projectId}&from=${dayAfter(today, -40)}&to=${today}`;
  const behind = async (query: string) => {
    const { body } = await client.get(`/reports/tasks?${path}&${query}`);
    return body.tasks.map(({ title, day }: Record<string, string>) => `${title} ${day}`);
  };
  expect(await behind('figure=created')).toEqual([`Con fechas ${made}`, `Abierta ${made}`]);
  expect(await behind('figure=finished')).toEqual([
    `Con fechas ${done}`,
    `Terminada sin saber desde cuándo ${done}`,
  ]);
  const summary = (await client.get(`/reports/summary?${path}`)).body;
  expect(summary.pace.reduce((sum: number, each: number) => sum + each, 0)).toBe(2);
  expect(summary.open.at(-1)).toBe(1);
  const flow = (await client.get(`/reports/flow?${path}`)).body;
  // Only of one does anybody know how long it took.
  expect(flow.finishedCount).toBe(1);
  expect(flow.lead.p50).toBeGreaterThan(8);
  expect(flow.cycle).toBeNull();
  expect(flow.bands.find(({ kind }: { kind: string }) => kind === 'hecho').counts.at(-1)).toBe(2);
  const later = (await client.get(`/reports/flow?project=${projectId}&from=${today}&to=${today}`)).body;
  expect(later.bands.some(({ kind }: { kind: string }) => kind === 'hecho')).toBe(false);
});

it('what a template puts among what is done was finished by nobody', async () => {
  const board = await test.make.board();
  const { project, columnIds } = board;
  const via = { kind: 'template', id: 1, name: 'Mudanza' } as const;
  const request = { projectId: project.id, userId: project.ownerId, now: new Date(), allow: () => true, via };
  const tasks = [{ title: 'Ejemplo', description: '', priorityId: 2, dueDate: null, columnId: columnIds[2] }];
  await changeProject(test.database.db, request, (change) => createTasks(change, board.id, tasks, 'UTC'));
  await readLog(test.database.db, spansReader, project.id);
  const owner = await test.as({ id: project.ownerId });
  const path = `project=${project.id}&from=${today}&to=${today}`;
  const { body } = await owner.get(`/reports/summary?${path}`);
  expect(body.weeks).toMatchObject([{ created: 0, finished: 0 }]);
});
