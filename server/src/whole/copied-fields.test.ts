import { type FieldKind } from '@cuadrilla/contract/tasks/field-kinds';
import { besideNames } from '@cuadrilla/contract/tasks/copied-fields';
import { taskFields } from '@cuadrilla/contract/tasks/task-fields';
import type { Label } from '@cuadrilla/contract/tasks/label';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { describe, expect, it } from 'vitest';
import { useImports, begin, task as importedTask, boardsOf } from '../carry/imports/task-imports.fixture.ts';
import { save } from '../carry/project-templates/save-template.fixture.ts';
import { ruleOf, runRules } from '../testing/rules.ts';
import { useTestApp } from '../testing/test-app.ts';

const test = useTestApp();
const { work } = useImports(test);

/** Of each kind that a field can be which means the same anywhere. */
const samples: Partial<Record<FieldKind, unknown>> = {
  text: 'Lluvia',
  number: 2.5,
  flag: true,
  link: 'https://ejemplo.es',
};

/** What payloads say of the fields that nobody copies by hand, and what answers do. */
const said = Object.fromEntries(besideNames.map((name) => [name, samples[taskFields[name].kind]]));
const answered = Object.fromEntries(besideNames.map((name) => [taskFields[name].as, said[name]]));

async function stage() {
  const board = await test.make.board({ name: 'Prensa' });
  const { project } = board;
  const owner = await test.as({ id: project.ownerId });
  const list = `/projects/${project.id}/boards/${board.id}/tasks`;
  const task = { title: 'Carpas', dueDate: '2026-12-01', priorityId: 2, repeat: 'P1W', ...said };
  const made: Task = (await owner.post(list, task)).body;
  return { board, project, owner, list, made };
}

describe('a field that is the same in whatever is made of a task', () => {
  it('is there to be tried', () => {
    expect(besideNames).toContain('estimate');
    expect(Object.values(said)).not.toContain(undefined);
  });

  it('is in the next one of a task that repeats', async () => {
    const { owner, list, made, board } = await stage();
    expect(made).toMatchObject(answered);
    await owner.patch(`${list}/${made.id}`, { columnId: board.columnIds[2] });
    const tasks: Task[] = (await owner.get(list)).body;
    expect(tasks).toHaveLength(2);
    expect(tasks.map((each) => ({ ...each }))).toMatchObject([answered, answered]);
  });

  it('is in what a rule copies, to another project too', async () => {
    const { owner, project, board, list } = await stage();
    const there = await test.make.board({
      project: await test.make.project({ owner: { id: project.ownerId } }),
    });
    const action = { kind: 'copy' as const, projectId: there.project.id, boardId: there.id };
    const rule = { boardId: null, definition: ruleOf({ kind: 'created' }, [action]), enabled: true };
    expect((await owner.post(`/projects/${project.id}/rules`, rule)).status).toBe(201);
    await test.make.task({ board, title: 'Toldos', ...said });
    await runRules(test);
    const copies = await owner.get(`/projects/${there.project.id}/boards/${there.id}/tasks`);
    expect(copies.body).toMatchObject([answered]);
    expect((await owner.get(list)).body).toHaveLength(2);
  });

  it('is in a template and in what is made of it', async () => {
    const { owner, project } = await stage();
    const { id } = await save(owner, `/projects/${project.id}/template`);
    const { content } = (await owner.get(`/project-templates/${id}`)).body;
    expect(content.boards[0].tasks).toMatchObject([said]);
    const wish = {
      name: 'Otra vez',
      start: '2026-11-16',
      workingDays: true,
      skipHolidays: false,
      people: [],
    };
    const copy = (await owner.post(`/project-templates/${id}/projects`, wish)).body;
    const [board] = await boardsOf(owner, copy.id);
    const tasks = await owner.get(`/projects/${copy.id}/boards/${board?.id}/tasks`);
    expect(tasks.body).toMatchObject([answered]);
  });

  it('comes in with an import', async () => {
    const { owner } = await stage();
    const { projectId, importId, path } = await begin(owner, [importedTask(said)]);
    await owner.post(`${path}/start`);
    await work(projectId, importId);
    const [board] = await boardsOf(owner, projectId);
    const tasks = await owner.get(`/projects/${projectId}/boards/${board?.id}/tasks`);
    expect(tasks.body).toMatchObject([answered]);
  });

  it('goes out in the sheet, in the whole project, and in what is one’s own', async () => {
    const { owner, project } = await stage();
    const sheet: string = (await owner.get(`/projects/${project.id}/export/tasks`)).body;
    const [head = '', row = ''] = sheet.split('\r\n');
    const names = head.slice(1).split(';');
    for (const name of besideNames)
      expect(row.split(';')[names.indexOf(`"${taskFields[name].exported}"`)]).not.toBe('""');
    expect((await owner.get(`/projects/${project.id}/export`)).body.tasks).toMatchObject([answered]);
  });
});

async function labelled() {
  const { owner, project, made, ...rest } = await stage();
  const labels: Label[] = (await owner.get(`/projects/${project.id}/labels`)).body;
  const [first, , third] = labels.map(({ id }) => id);
  const path = `${rest.list}/${made.id}`;
  const labelIds = [third, first];
  expect((await owner.patch(path, { labelIds })).status).toBe(200);
  return { ...rest, owner, project, path, labels, all: { label_id: third, label_ids: labelIds } };
}

describe('all labels of a task', () => {
  it('are in the next one of a task that repeats', async () => {
    const { owner, path, list, board, all } = await labelled();
    await owner.patch(path, { columnId: board.columnIds[2] });
    expect((await owner.get(list)).body).toMatchObject([all, all]);
  });

  it('are in what a rule copies within the project', async () => {
    const { owner, path, list, project, board, all } = await labelled();
    const action = { kind: 'copy' as const, projectId: project.id, boardId: board.id };
    const when = { kind: 'changed' as const, field: 'title' as const };
    const rule = { boardId: null, definition: ruleOf(when, [action]), enabled: true };
    expect((await owner.post(`/projects/${project.id}/rules`, rule)).status).toBe(201);
    await owner.patch(path, { title: 'Toldos' });
    await runRules(test);
    expect((await owner.get(list)).body).toMatchObject([all, { ...all, title: 'Toldos' }]);
  });

  it('go along into another project, made anew there, and come back', async () => {
    const { owner, list, project, all, path } = await labelled();
    const there = await test.make.project({ owner: { id: project.ownerId } });
    const board = await test.make.board({ project: there });
    const theirs: Label[] = (await owner.get(`/projects/${there.id}/labels`)).body;
    const id = Number(path.split('/').at(-1));
    const wish = { ids: [id], toProjectId: there.id, boardId: board.id, labels: 'make', assignedTo: null };
    const moved = await owner.post(`${list}/move-out`, wish);
    expect(moved).toMatchObject({ status: 200, body: [{ Labels: [theirs[2], theirs[0]] }] });
    const back = await owner.post(`/projects/${there.id}/boards/${board.id}/tasks/move-back`, {
      ids: [id],
      toProjectId: project.id,
    });
    expect(back).toMatchObject({ status: 200, body: [all] });
  });

  it('come in with an import', async () => {
    const { owner } = await stage();
    const file = [importedTask({ label: 0, labels: [1, 0] })];
    const named = [{ name: 'Toldo' }, { name: 'Lona' }];
    const { projectId, importId, path } = await begin(owner, file, { labels: named });
    await owner.post(`${path}/start`);
    await work(projectId, importId);
    const [board] = await boardsOf(owner, projectId);
    const tasks = await owner.get(`/projects/${projectId}/boards/${board?.id}/tasks`);
    expect(tasks.body).toMatchObject([{ Labels: [{ name: 'Lona' }, { name: 'Toldo' }] }]);
  });

  it('go out in one cell of the sheet, and in the whole project', async () => {
    const { owner, project, all, labels } = await labelled();
    const sheet: string = (await owner.get(`/projects/${project.id}/export/tasks`)).body;
    expect(sheet).toContain(`"${labels[2]?.name}, ${labels[0]?.name}"`);
    expect((await owner.get(`/projects/${project.id}/export`)).body.tasks).toMatchObject([all]);
  });
});
