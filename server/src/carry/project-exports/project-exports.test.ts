import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readLogs } from '../../testing/read-logs.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { spansReader } from '../../views/reports/spans.reader.ts';
import { fileNameOf } from './project-exports.texts.ts';

const test = useTestApp();

async function stage() {
  const board = await test.make.board({ name: 'Prensa' });
  const { project } = board;
  const owner = await test.as({ id: project.ownerId });
  return { board, project, owner, path: `/projects/${project.id}/export` };
}

describe('the export of a project', () => {
  it('is a sheet with a row for each task, safe to open', async () => {
    const { board, project, owner, path } = await stage();
    const task = await test.make.task({ board, title: '=1+1; "dos"', description: 'Línea\nOtra' });
    await owner.patch(task.path, {
      assignedTo: project.ownerId,
      dueDate: '2026-12-01',
      columnId: board.columnIds[2],
    });
    const gone = await test.make.task({ board, title: 'Fuera' });
    await test.make.deleteTask(gone);
    await readLogs(test, spansReader);
    const { status, headers, body: text } = await owner.get(`${path}/tasks`);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
    const [head = '', ...rows] = text.split('\r\n');
    expect(head.startsWith('\uFEFF"Número";"Título"')).toBe(true);
    expect(rows.join('\r\n')).toMatch(
      /^"1";"'=1\+1; ""dos""";"Línea\nOtra";"Prensa";"Hecho";"hecho";"Media";.*;"2026-12-01";.*;"\d{4}-\d\d-\d\d \d\d:\d\d";"0"\r\n$/s,
    );
    expect((await owner.get(`${path}/tasks?separator=comma`)).body).toContain('"Número","Título"');
    expect((await owner.get(`${path}/tasks?separator=x`)).status).toBe(400);
  });

  it('is one file with boards, columns, tasks, comments, files and dependencies, by the words of the API', async () => {
    const { board, project, owner, path } = await stage();
    const task = await test.make.task({ board, title: 'Carpas' });
    await owner.post(`${task.path}/comments`, { content: 'Hola' });
    await owner.post(`${task.path}/points`, { content: 'Armar', dueDay: '2026-12-01' });
    await test.make.attachment({ task, name: 'Plano.pdf' });
    const blocker = await test.make.task({ board, title: 'Toldos' });
    const gone = await test.make.task({ board, title: 'Fuera' });
    await test.make.dependency(task, blocker);
    await test.make.dependency(task, gone);
    await test.make.deleteTask(gone);
    const { body, headers } = await owner.get(path);
    expect(headers['content-type']).toContain('application/json');
    const { Comments: _, ...asRead } = (await owner.get(task.path)).body.task;
    expect(body).toMatchObject({
      version: 1,
      project: { id: project.id },
      members: [{ id: project.ownerId, role: 'Propietario' }],
      boards: [{ id: board.id, name: 'Prensa', firstView: 'grid' }],
      columns: board.columnIds.map((id) => ({ id, board_id: board.id })),
      tasks: [asRead, { id: blocker.id }],
      comments: [{ task_id: task.id, content: 'Hola', author: { id: project.ownerId } }],
      points: [{ task_id: task.id, content: 'Armar', done: false, due_day: '2026-12-01' }],
      attachments: [{ task_id: task.id, name: 'Plano.pdf', size: 5 }],
      dependencies: [{ task_id: task.id, blocked_by: blocker.id }],
    });
  });

  it('has all of a long project, and none of another', async () => {
    const { board, project, owner, path } = await stage();
    const other = await test.make.board();
    await test.make.task({ board: other });
    await test.make.inProject(project, ({ tx }) =>
      tx.execute(sql`
        insert into tasks (project_id, board_id, number, title, description, column_id, position, due_date, priority_id, created_by,
          created_at, updated_at)
        select ${project.id}, ${board.id}, n, 'Tarea ' || n, '', ${board.columnIds[0]}, 'a' || n, now(), 2, ${project.ownerId},
          now(), now() from generate_series(1, 520) n`),
    );
    expect((await owner.get(path)).body.tasks).toHaveLength(520);
    expect((await owner.get(`${path}/tasks`)).body.trimEnd().split('\r\n')).toHaveLength(521);
  });

  it('is called by the project’s name, whatever that is', () => {
    expect(fileNameOf('Rediseño “2026”', 'csv', '2026-11-18')).toBe('rediseno-2026-2026-11-18.csv');
    expect(fileNameOf('日本', 'json', '2026-11-18')).toBe('proyecto-2026-11-18.json');
  });
});
