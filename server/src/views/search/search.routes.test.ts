import { beforeEach, describe, expect, it } from 'vitest';
import { type Client, useTestApp } from '../../testing/test-app.ts';
import { deleteBoard } from '../../tasks/boards/boards.commands.ts';
import { removeMember } from '../../projects/members/members.commands.ts';
import { changeProjectSettings, deleteProject } from '../../projects/projects/projects.commands.ts';

const test = useTestApp();

let me: { id: number };
let client: Client;
beforeEach(async () => {
  test.setClock(null);
  me = await test.make.user();
  client = await test.as(me);
});

const newBoard = async (projectName = 'Mudanza', name = 'Salida', owner: { id: number } = me) =>
  test.make.board({ project: await test.make.project({ owner, name: projectName }), name });

const at = (minute: number): void => test.setClock(new Date(Date.UTC(2026, 10, 1, 12, minute)));

async function search(query: string, as: Client = client) {
  const { body } = await as.get(`/search?query=${encodeURIComponent(query)}`);
  return {
    projects: body.projects.map(({ name }: { name: string }) => name),
    boards: body.boards.map(({ name }: { name: string }) => name),
    tasks: body.tasks.map(({ title }: { title: string }) => title),
  };
}
const nothing = { projects: [], boards: [], tasks: [] };

describe('a search over everything', () => {
  it('finds projects, boards and tasks of mine, each with where it is', async () => {
    const board = await newBoard('El camión', 'Camiones');
    const task = await test.make.task({ board, title: 'Lavar el CAMION', priorityId: 3 });
    const project = { id: board.project.id, name: 'El camión' };
    const { status, body } = await client.get('/search?query=camión');
    expect(status).toBe(200);
    expect(body).toEqual({
      projects: [project],
      boards: [{ id: board.id, name: 'Camiones', project }],
      tasks: [
        {
          id: task.id,
          number: 1,
          title: 'Lavar el CAMION',
          priority_id: 3,
          done: false,
          board: { id: board.id, name: 'Camiones' },
          project,
        },
      ],
      documents: [],
      people: [],
      suggestion: null,
    });
  });

  it('sets case and accents aside, and ñ finds n', async () => {
    const board = await newBoard('Diseño', 'DISENO');
    await test.make.task({ board, title: 'El diseñó' });
    const found = { projects: ['Diseño'], boards: ['DISENO'], tasks: ['El diseñó'] };
    expect(await search('diseno')).toEqual(found);
    expect(await search('  DISEÑO ')).toEqual(found);
  });

  it('finds a task by its title first, then by what its description says', async () => {
    const board = await newBoard();
    await test.make.task({ board, title: 'Pintar', description: 'con rodillo' });
    await test.make.task({ board, title: 'Rodillo nuevo' });
    expect((await search('rodillo')).tasks).toEqual(['Rodillo nuevo', 'Pintar']);
    expect((await search('pintar rodillos')).tasks).toEqual(['Pintar']);
  });

  it('finds the people of my projects', async () => {
    const board = await newBoard();
    await test.make.member({
      project: board.project,
      user: await test.make.user({ firstName: 'Íñigo', lastName: 'Arizmendi' }),
    });
    await test.make.user({ firstName: 'Íñigo', lastName: 'de otros' });
    const { body } = await client.get('/search?query=inigo');
    expect(body.people.map(({ name }: { name: string }) => name)).toEqual(['Íñigo Arizmendi']);
  });

  it('puts first what starts with the query, then what is to do, then what changed last', async () => {
    const board = await newBoard();
    const done = { board, columnId: board.columnIds[2] ?? 0 };
    at(1);
    await test.make.task({ board, title: 'la llave vieja' });
    await test.make.task({ ...done, title: 'llave hecha' });
    await test.make.task({ board, title: 'llave vieja' });
    at(2);
    await test.make.task({ ...done, title: 'la llave hecha' });
    await test.make.task({ board, title: 'la llave nueva' });
    await test.make.task({ board, title: 'Llave nueva' });
    expect((await search('llave')).tasks).toEqual([
      'Llave nueva',
      'llave vieja',
      'llave hecha',
      'la llave nueva',
      'la llave vieja',
      'la llave hecha',
    ]);
    const { body } = await client.get('/search?query=llave');
    expect(body.tasks.map(({ done: isDone }: { done: boolean }) => isDone)).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  it('orders projects and boards in the same way', async () => {
    at(1);
    await newBoard('Obra vieja', 'obra uno');
    at(2);
    await newBoard('Gran obra', 'la obra');
    at(3);
    await newBoard('obra nueva', 'Obra dos');
    expect(await search('obra')).toEqual({
      projects: ['obra nueva', 'Obra vieja', 'Gran obra'],
      boards: ['Obra dos', 'obra uno', 'la obra'],
      tasks: [],
    });
  });

  it('answers at most eight of each, the best of all columns', async () => {
    const board = await newBoard();
    for (let minute = 0; minute < 10; minute += 1) {
      at(minute);
      const columnId = board.columnIds[minute % 2] ?? 0;
      await test.make.task({ board, title: `caja ${minute}`, columnId });
    }
    const found = await search('caja');
    expect(found.tasks).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((minute) => `caja ${minute}`));
  });

  it('for a number puts the task of that number first, with or without #', async () => {
    const board = await newBoard();
    await test.make.task({ board, title: '2 cajas' });
    await test.make.task({ board, title: 'Medir' });
    expect((await search('2')).tasks).toEqual(['Medir', '2 cajas']);
    expect((await search('#2')).tasks[0]).toBe('Medir');
    expect((await search('#99999999999')).tasks).toEqual([]);
  });
});

describe('what a search does not find', () => {
  const everything = { projects: ['Cosa mía'], boards: ['cosa tablero'], tasks: ['cosa tarea'] };
  let board: Awaited<ReturnType<typeof newBoard>>;
  let task: { id: number };
  beforeEach(async () => {
    board = await newBoard('Cosa mía', 'cosa tablero');
    task = await test.make.task({ board, title: 'cosa tarea' });
  });

  it('is what others have, not even by its number', async () => {
    const outsider = await test.as(await test.make.user());
    expect(await search('cosa')).toEqual(everything);
    expect(await search('cosa', outsider)).toEqual(nothing);
    expect(await search('1', outsider)).toEqual(nothing);
    expect(await search('', outsider)).toEqual(nothing);
  });

  it('is not hidden from a member of any role, until they leave', async () => {
    const reader = await test.make.member({ project: board.project, role: 'Lector' });
    expect(await search('cosa', await test.as(reader))).toEqual(everything);
    await test.make.inProject(board.project, (change) => removeMember(change, reader.id));
    expect(await search('cosa', await test.as(reader))).toEqual(nothing);
  });

  it('is a task in the trash', async () => {
    await test.make.deleteTask({ id: task.id, project: board.project });
    expect(await search('cosa')).toEqual({ ...everything, tasks: [] });
    expect((await search('#1')).tasks).toEqual([]);
  });

  it('is a board in the trash, nor its tasks', async () => {
    await test.make.inProject(board.project, (change) => deleteBoard(change, board.id));
    expect(await search('cosa')).toEqual({ ...everything, boards: [], tasks: [] });
  });

  it('is a project in the trash, nor anything in it', async () => {
    await test.make.inProject(board.project, deleteProject);
    expect(await search('cosa')).toEqual(nothing);
    expect(await search('')).toEqual(nothing);
  });

  it('is not what an archived project has: that is found', async () => {
    await test.make.inProject(board.project, (change) => changeProjectSettings(change, { archived: true }));
    expect(await search('cosa')).toEqual(everything);
  });

  it('is anything at all for whoever is not signed in, or asks for too long a text', async () => {
    expect((await client.get(`/search?query=${'x'.repeat(201)}`)).status).toBe(400);
    expect((await test.anonymous.get('/search?query=cosa')).status).toBe(401);
  });
});

describe('a search for nothing', () => {
  it('starts with the projects opened last, then those changed last, and with their boards', async () => {
    at(1);
    const [first, second, third] = [
      await newBoard('Uno', 'de uno'),
      await newBoard('Dos', 'de dos'),
      await newBoard('Tres', 'de tres'),
    ];
    at(2);
    await test.make.task({ board: second });
    at(3);
    await client.put(`/projects/${first.project.id}/visit`);
    const archived = await newBoard('Archivado', 'de archivado');
    await test.make.inProject(archived.project, (change) =>
      changeProjectSettings(change, { archived: true }),
    );
    const names = { projects: ['Uno', 'Dos', 'Tres'], boards: ['de uno', 'de dos', 'de tres'], tasks: [] };
    expect(await search('')).toEqual(names);
    at(4);
    await client.put(`/projects/${third.project.id}/visit`);
    expect((await search('   ')).projects).toEqual(['Tres', 'Uno', 'Dos']);
  });

  it('has my own tasks that are still to do, the most urgent first', async () => {
    const board = await newBoard();
    const mine = { board, assignedTo: me.id };
    await test.make.task({ ...mine, title: 'después', dueDate: '2026-12-02' });
    await test.make.task({ ...mine, title: 'antes', dueDate: '2026-12-01' });
    await test.make.task({ ...mine, title: 'hecha', columnId: board.columnIds[2] ?? 0 });
    await test.make.task({ board, title: 'de nadie' });
    expect((await search('')).tasks).toEqual(['antes', 'después']);
    const { body } = await client.get('/search');
    expect(body.tasks[0]).toMatchObject({ done: false, priority_id: 2, board: { id: board.id } });
  });

  it('has at most eight of each', async () => {
    for (let index = 0; index < 9; index += 1) {
      const board = await newBoard(`n.º ${index}`);
      await test.make.task({ board, assignedTo: me.id });
    }
    const found = await search('');
    expect(Object.values(found).map(({ length }) => length)).toEqual([8, 8, 8]);
  });
});
