import { beforeAll, describe, expect, it } from 'vitest';
import { deleteBoard } from '../tasks/boards/boards.commands.ts';
import { deleteColumn } from '../tasks/columns/columns.commands.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import { type Client, type Method, useTestApp } from '../testing/test-app.ts';

const test = useTestApp();

/** Two projects of one owner, so that nothing but the path decides. */
async function newPlace(owner: { id: number }, name: string) {
  const project = await test.make.project({ owner, name });
  const task = await test.make.task({ board: await test.make.board({ project }) });
  const comment = await test.make.comment({ task });
  const dependency = await test.make.dependency(task, await test.make.task({ board: task.board }));
  const deletedTask = await test.make.task({ board: task.board });
  await test.make.deleteTask(deletedTask);
  const deletedBoard = await test.make.board({ project });
  await test.make.inProject(project, (change) => deleteBoard(change, deletedBoard.id));
  const [, deletedColumn = 0] = task.board.columnIds;
  await test.make.inProject(project, (change) =>
    deleteColumn(change, task.board.id, deletedColumn, undefined),
  );
  return {
    owner,
    member: await test.make.member({ project }),
    project: project.id,
    board: task.board.id,
    task: task.id,
    comment: comment.id,
    point: (await test.make.point({ task })).id,
    attachment: (await test.make.attachment({ task })).id,
    dependency: dependency.id,
    deletedTask: deletedTask.id,
    deletedBoard: deletedBoard.id,
    deletedColumn,
  };
}

let here: Awaited<ReturnType<typeof newPlace>>;
let there: typeof here;
let client: Client;
beforeAll(async () => {
  const owner = await test.make.user();
  [here, there] = [await newPlace(owner, 'Aquí'), await newPlace(owner, 'Allá')];
  client = await test.as(owner);
});

async function expectNothingChanged(work: () => Promise<void>): Promise<void> {
  const before = await fingerprint(test.database.db);
  await work();
  expect(await fingerprint(test.database.db)).toEqual(before);
}

const newTask = { title: 'Medir', dueDate: '2026-12-01', priorityId: 1 };

function foreignCalls() {
  const boards = `/projects/${here.project}/boards`;
  const foreignBoard = `${boards}/${there.board}`;
  const foreignTask = `${boards}/${here.board}/tasks/${there.task}`;
  const foreignComment = `${boards}/${here.board}/tasks/${here.task}/comments/${there.comment}`;
  const foreignPoint = `${boards}/${here.board}/tasks/${here.task}/points/${there.point}`;
  const foreignFile = `${boards}/${here.board}/tasks/${here.task}/attachments/${there.attachment}`;
  const [tasks, ids] = [`${boards}/${here.board}/tasks`, [here.task, there.task]];
  const change = { priorityId: 4 };
  const foreignMember = `/projects/${here.project}/memberships/${there.member.id}`;
  return [
    ['GET', foreignBoard, 'Tablero no encontrado'],
    ['PATCH', foreignBoard, 'Tablero no encontrado', { name: 'Otro' }],
    ['DELETE', foreignBoard, 'Tablero no encontrado'],
    ['POST', `${boards}/${there.deletedBoard}/restore`, 'Tablero no encontrado'],
    ['GET', `${foreignBoard}/columns`, 'Tablero no encontrado'],
    ['POST', `${foreignBoard}/columns/${there.deletedColumn}/restore`, 'Tablero no encontrado'],
    ['POST', `${boards}/${here.board}/columns/${there.deletedColumn}/restore`, 'Columna no encontrada'],
    ['GET', `${foreignBoard}/tasks`, 'Tablero no encontrado'],
    ['GET', `${foreignBoard}/tasks/search?query=camión`, 'Tablero no encontrado'],
    ['POST', `${foreignBoard}/tasks`, 'Tablero no encontrado', newTask],
    ['GET', `${foreignBoard}/tasks/${here.task}`, 'Tablero no encontrado'],
    ['GET', `${foreignBoard}/tasks/${there.task}`, 'Tablero no encontrado'],
    ['GET', foreignTask, 'Tarea no encontrada'],
    ['PATCH', foreignTask, 'Tarea no encontrada', { title: 'Otra' }],
    ['DELETE', foreignTask, 'Tarea no encontrada'],
    ['GET', `${foreignTask}/activity`, 'Tarea no encontrada'],
    ['POST', `${boards}/${here.board}/tasks/${there.deletedTask}/restore`, 'Tarea no encontrada'],
    ['PATCH', `${foreignBoard}/tasks`, 'Tablero no encontrado', { ids: [there.task], change }],
    ['PATCH', tasks, 'Tarea no encontrada', { ids, change }],
    ['POST', `${tasks}/remove`, 'Tarea no encontrada', { ids }],
    ['POST', `${tasks}/restore`, 'Tarea no encontrada', { ids: [here.deletedTask, there.deletedTask] }],
    ['POST', `${tasks}/undo`, 'Tarea no encontrada', { changes: [{ taskId: there.task, version: 2 }] }],
    ['POST', `${foreignTask}/comments`, 'Tarea no encontrada', { content: 'Hola' }],
    ['PATCH', `${foreignTask}/comments/${there.comment}`, 'Tarea no encontrada', { content: 'Hola' }],
    ['PATCH', foreignComment, 'Comentario no encontrado', { content: 'Hola' }],
    ['DELETE', foreignComment, 'Comentario no encontrado'],
    ['POST', `${foreignTask}/points`, 'Tarea no encontrada', { content: 'Hola' }],
    ['PATCH', `${foreignTask}/points/${there.point}`, 'Tarea no encontrada', { done: true }],
    ['PATCH', foreignPoint, 'Punto no encontrado', { done: true }],
    ['DELETE', foreignPoint, 'Punto no encontrado'],
    ['POST', `${foreignPoint}/restore`, 'Punto no encontrado'],
    ['GET', `${foreignTask}/attachments/${there.attachment}`, 'Tarea no encontrada'],
    ['GET', foreignFile, 'Archivo no encontrado'],
    ['GET', `${foreignFile}/preview`, 'Archivo no encontrado'],
    ['PATCH', foreignFile, 'Archivo no encontrado', { name: 'Otro' }],
    ['DELETE', foreignFile, 'Archivo no encontrado'],
    ['POST', `${foreignFile}/restore`, 'Archivo no encontrado'],
    ['POST', `${foreignTask}/dependencies`, 'Tarea no encontrada', { taskId: here.task, relation: 'blocks' }],
    ['DELETE', `${foreignTask}/dependencies/${there.dependency}`, 'Tarea no encontrada'],
    [
      'DELETE',
      `${boards}/${here.board}/tasks/${here.task}/dependencies/${there.dependency}`,
      'Dependencia no encontrada',
    ],
    ['PATCH', foreignMember, 'Miembro no encontrado', { role: 'Lector' }],
    ['DELETE', foreignMember, 'Miembro no encontrado'],
  ] as [Method, string, string, unknown?][];
}

describe('ids of one project under the path of another', () => {
  it('are 404, for reads and for writes, and change nothing', () =>
    expectNothingChanged(async () => {
      const calls = foreignCalls();
      const answers = await Promise.all(
        calls.map(([method, path, , body]) => client.request(method, path, body)),
      );
      expect(
        answers.map(({ status, body }, index) => [...(calls[index]?.slice(0, 2) ?? []), status, body]),
      ).toEqual(
        calls.map(([method, path, message]) => [method, path, 404, { error: [message], code: 'not_found' }]),
      );
    }));

  it('are a 404 also for a comment under another task of its own project', async () => {
    const other = await test.make.task({
      board: { id: here.board, project: { id: here.project, ownerId: here.owner.id } },
    });
    const path = `${other.path}/comments/${here.comment}`;
    const answers = [await client.patch(path, { content: 'Hola' }), await client.delete(path)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });

  it('are a 404 for the session of somebody else, which goes on', async () => {
    const other = await test.as(await test.make.user());
    const [session] = (await other.get('/profile/sessions')).body;
    expect((await client.delete(`/profile/sessions/${session.id}`)).status).toBe(404);
    expect((await other.get('/auth/verify')).status).toBe(200);
  });
});

describe('ids of another project in a body', () => {
  it('are 400 with a message each, and change nothing', async () => {
    const [label] = (await client.get(`/projects/${there.project}/labels`)).body;
    const board = await client.get(`/projects/${there.project}/boards/${there.board}`);
    const column = board.body.Columns[0];
    const boardPath = `/projects/${here.project}/boards/${here.board}`;
    const taskPath = `${boardPath}/tasks/${here.task}`;
    const tasksPath = `${boardPath}/tasks`;
    const some = (change: unknown) => ({ ids: [here.task], change });
    const stranger = await test.make.user();
    const assignee = 'La persona del punto debe ser miembro del proyecto';
    const elsewhere = 'El punto no está en la lista de la tarea';
    const calls: [Method, string, string, unknown][] = [
      ['PATCH', boardPath, 'La etiqueta no existe en el proyecto', { labelId: label.id }],
      [
        'POST',
        `${boardPath}/tasks`,
        'La etiqueta no existe en el proyecto',
        { ...newTask, labelId: label.id },
      ],
      [
        'POST',
        `${boardPath}/tasks`,
        'La columna no existe en el tablero',
        { ...newTask, columnId: column.id },
      ],
      [
        'POST',
        `${boardPath}/tasks`,
        'El responsable debe ser miembro del proyecto',
        { ...newTask, assignedTo: there.member.id },
      ],
      ['POST', tasksPath, 'Tarea no encontrada', { ...newTask, pointsOf: there.task }],
      ['POST', tasksPath, 'Tarea no encontrada', { ...newTask, attachmentsOf: there.task }],
      ['POST', `${taskPath}/points`, assignee, { content: 'Medir', assignedTo: stranger.id }],
      ['PATCH', `${taskPath}/points/${here.point}`, assignee, { assignedTo: there.member.id }],
      ['PATCH', `${taskPath}/points/${here.point}`, elsewhere, { afterId: there.point }],
      ['PATCH', taskPath, 'La etiqueta no existe en el proyecto', { labelId: label.id }],
      ['PATCH', taskPath, 'La columna no existe en el tablero', { columnId: column.id }],
      ['PATCH', taskPath, 'El responsable debe ser miembro del proyecto', { assignedTo: stranger.id }],
      ['PATCH', taskPath, 'El tablero no existe en el proyecto', { boardId: there.board }],
      ['PATCH', taskPath, 'El tablero no existe en el proyecto', { boardId: here.deletedBoard }],
      ['PATCH', taskPath, 'La versión de la tarea no existe', { title: 'Otra', version: 99 }],
      ['PATCH', tasksPath, 'La etiqueta no existe en el proyecto', some({ labelId: label.id })],
      ['PATCH', tasksPath, 'La columna no existe en el tablero', some({ columnId: column.id })],
      ['PATCH', tasksPath, 'El responsable debe ser miembro del proyecto', some({ assignedTo: stranger.id })],
      [
        'POST',
        `${taskPath}/dependencies`,
        'La tarea no existe en el proyecto',
        { taskId: there.task, relation: 'blocks' },
      ],
      ['POST', `/projects/${here.project}/memberships`, 'El usuario no existe', { memberId: 2_000_000_000 }],
    ];
    await expectNothingChanged(async () => {
      const answers = await Promise.all(
        calls.map(([method, path, , body]) => client.request(method, path, body)),
      );
      expect(answers.map(({ status, body }) => [status, body.error])).toEqual(
        calls.map(([, , message]) => [400, [message]]),
      );
    });
  });
});

describe('an outsider', () => {
  it('cannot tell a project that is missing from one that is somebody else’s', async () => {
    const outsider = await test.as(await test.make.user());
    const paths = (project: number): [Method, string, unknown?][] => [
      ['GET', `/projects/${project}`],
      ['PATCH', `/projects/${project}`, { name: '' }],
      ['DELETE', `/projects/${project}`],
      ['POST', `/projects/${project}/restore`],
      ['GET', `/projects/${project}/permissions`],
      ['GET', `/projects/${project}/memberships`],
      ['GET', `/projects/${project}/events`],
      ['POST', `/projects/${project}/boards`, { name: '' }],
      ['GET', `/projects/${project}/boards/${here.board}`],
      ['GET', `/projects/${project}/boards/${here.board}/tasks/${here.task}`],
      ['DELETE', `/projects/${project}/boards/${here.board}/tasks/${here.task}/comments/${here.comment}`],
      ['GET', `/projects/${project}/boards/letters`],
    ];
    const ask = (project: number) =>
      Promise.all(
        paths(project).map(async ([method, path, sent]) => {
          const { status, body } = await outsider.request(method, path, sent);
          return { status, body };
        }),
      );
    const answers = await ask(here.project);
    expect(answers).toEqual(await ask(2_000_000_000));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });
});

describe('a task under another board of its own project', () => {
  it('still answers, with its true board, also when that board lies in the trash', async () => {
    const path = (board: number) => `/projects/${here.project}/boards/${board}/tasks/${here.task}`;
    const other = await test.make.board({ project: { id: here.project, ownerId: here.owner.id } });
    const answers = await Promise.all([other.id, here.deletedBoard].map((board) => client.get(path(board))));
    expect(answers.map(({ body }) => body.task.board_id)).toEqual([here.board, here.board]);
    const changed = await client.patch(path(other.id), { priorityId: 3 });
    expect(changed.body).toMatchObject({ board_id: here.board, priority_id: 3 });
    expect((await client.post(`${path(other.id)}/comments`, { content: 'Hola' })).status).toBe(201);
  });
});
