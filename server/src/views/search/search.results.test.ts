import { beforeEach, describe, expect, it } from 'vitest';
import { type Client, useTestApp } from '../../testing/test-app.ts';
import { deleteBoard } from '../../tasks/boards/boards.commands.ts';
import { changeComment, deleteComment } from '../../tasks/comments/comments.commands.ts';
import { removeMember } from '../../projects/members/members.commands.ts';
import { changeProjectSettings } from '../../projects/projects/projects.commands.ts';
import { restoreTasks } from '../../tasks/tasks/task-trash.commands.ts';

const test = useTestApp();

let me: { id: number };
let client: Client;
let board: Awaited<ReturnType<typeof test.make.board>>;
beforeEach(async () => {
  test.setClock(new Date('2026-11-18T12:00:00Z'));
  me = await test.make.user({ firstName: 'Sofía', lastName: 'Benavídez' });
  client = await test.as(me);
  board = await test.make.board({
    project: await test.make.project({ owner: me, name: 'Sede' }),
    name: 'Obra',
  });
});

const find = async (query: string, more = '', as = client) =>
  (await as.get(`/search/results?query=${encodeURIComponent(query)}${more}`)).body;
const titles = async (query: string, as = client): Promise<string[]> =>
  (await find(query, '&kind=tasks', as)).tasks.map(({ title }: { title: { text: string } }) => title.text);
const count = async (query: string, as = client) => (await find(query, '', as)).counts;
const comments = async (query: string) => (await count(query)).comments;
const none = { tasks: 0, comments: 0, documents: 0, projects: 0, boards: 0, people: 0 };
const task = (title: string, fields: Record<string, unknown> = {}) =>
  test.make.task({ board, title, description: '', ...fields });

describe('words', () => {
  it.each([
    ['contrato', 'Firmar el contrato'],
    ['CONTRATOS', 'Firmar el contrato'],
    ['contratar', 'Contratando la grúa'],
    ['revision', 'Revisión de planos'],
    ['revisiones', 'Revisión de planos'],
    ['diseno', 'El diseño'],
    ['diseños', 'Un DISEÑO'],
    ['contra', 'El contrato'],
    ['contrato de alquiler', 'Contrato alquiler'],
    ['alquiler contrato', 'Contrato de alquiler'],
    ['e-mail', 'Mandar un e-mail'],
    ['3.0', 'Aplicación 3.0'],
    ['"piso 4"', 'Alquilar el Piso 4 entero'],
    ['contrato -borrador', 'Contrato firmado'],
  ])('%s finds «%s»', async (query, title) => {
    await task(title);
    expect(await titles(query)).toEqual([title]);
  });

  it.each([
    ['contrato', 'Control'],
    ['"piso 4"', '4 veces el piso'],
    ['contrato -borrador', 'Contrato (borradores)'],
    ['contrato -"en papel"', 'Contrato en papel'],
    ["o'clock \\ ' | & ! :* <->", 'Cualquier otra'],
  ])('%s does not find «%s»', async (query, title) => {
    await task(title);
    expect(await titles(query)).toEqual([]);
  });

  it('are found in titles, descriptions, comments, projects, boards and people, each kind counted', async () => {
    const named = await task('Firmar el contrato');
    await task('Otra', { description: 'Lo que dice el contrato de la grúa' });
    await test.make.comment({ task: named, content: 'Sin los contratos no se puede' });
    const other = await test.make.project({ owner: me, name: 'Contratos', description: 'Todos' });
    await test.make.board({ project: other, name: 'Contrato marco' });
    await test.make.member({
      project: other,
      user: await test.make.user({ firstName: 'Contra', lastName: 'Contrato' }),
    });
    const found = await find('contrato');
    expect(found.counts).toEqual({ tasks: 2, comments: 1, documents: 0, projects: 1, boards: 1, people: 1 });
    expect(found.tasks.map((each: { title: object; excerpt: object }) => [each.title, each.excerpt])).toEqual(
      [
        [{ text: 'Firmar el contrato', marks: [[10, 18]] }, null],
        [
          { text: 'Otra', marks: [] },
          { text: 'Lo que dice el contrato de la grúa', marks: [[15, 23]] },
        ],
      ],
    );
    expect(found.comments[0]).toMatchObject({
      excerpt: { text: 'Sin los contratos no se puede', marks: [[8, 17]] },
      task: { id: named.id, title: 'Firmar el contrato' },
    });
    expect(found.people[0].name).toEqual({ text: 'Contra Contrato', marks: [[7, 15]] });
  });

  it('put first the title itself, what begins so, what has all words, then other forms; mine and the latest', async () => {
    await task('Contratar');
    await task('El contrato nuevo');
    await task('Contrato nuevo');
    await task('Contrato');
    const own = { assignedTo: me.id };
    test.setClock(new Date('2026-11-18T13:00:00Z'));
    await task('Un contrato', own);
    expect(await titles('contrato')).toEqual([
      'Contrato',
      'Contrato nuevo',
      'Un contrato',
      'El contrato nuevo',
      'Contratar',
    ]);
  });

  it('show the part of a long text where they stand', async () => {
    const long = `${'relleno '.repeat(200)}la palabra clave ${'relleno '.repeat(200)}`;
    await task('Larga', { description: long });
    const [{ excerpt }] = (await find('clave')).tasks;
    const [[start, end]] = excerpt.marks;
    expect(excerpt.text.slice(start, end)).toBe('clave');
    expect(excerpt.text).toMatch(/^…relleno .* la palabra clave .* relleno…$/);
    expect(excerpt.text.length).toBeLessThan(200);
  });
});

describe('operators', () => {
  it('narrow tasks down by what they are', async () => {
    const ana = await test.make.user({ firstName: 'Ana', lastName: 'Molina' });
    await test.make.member({ project: board.project, user: ana });
    const { body: labels } = await client.get(`/projects/${board.project.id}/labels`);
    const first = await task('de ana', { assignedTo: ana.id, priorityId: 3, dueDate: '2026-11-01' });
    const [labelId, dueDate] = [labels[0].id, '2026-11-19'];
    const mine = await task('mía', { assignedTo: me.id, priorityId: 1, dueDate, labelId });
    await task('hecha', { columnId: board.columnIds[2], priorityId: 4, dueDate: '2026-10-05' });
    await test.make.dependency(mine, first);
    const all: [string, string[]][] = [
      ['responsable:ana', ['de ana']],
      ['responsable:"Ana Mol"', ['de ana']],
      ['responsable:yo', ['mía']],
      ['responsable:nadie', ['hecha']],
      ['responsable:ana responsable:yo', ['de ana', 'mía']],
      ['-responsable:yo', ['de ana', 'hecha']],
      ['creador:yo', ['de ana', 'hecha', 'mía']],
      ['prioridad:alta', ['de ana']],
      ['prioridad:alta prioridad:máxima', ['de ana', 'hecha']],
      ['-prioridad:alta', ['hecha', 'mía']],
      ['estado:hecho', ['hecha']],
      ['estado:por-hacer', ['de ana', 'mía']],
      ['estado:pendiente', ['de ana', 'mía']],
      ['etiqueta:cobalto', ['mía']],
      ['-etiqueta:cobalto', ['de ana', 'hecha']],
      ['sin:etiqueta', ['de ana', 'hecha']],
      ['sin:responsable', ['hecha']],
      ['-sin:responsable', ['de ana', 'mía']],
      ['sin:fecha', []],
      ['vencidas', ['de ana']],
      ['hechas', ['hecha']],
      ['abiertas', ['de ana', 'mía']],
      ['abiertas -vencidas', ['mía']],
      ['bloqueadas', ['mía']],
      ['-bloqueadas', ['de ana', 'hecha']],
      ['fecha:mañana', ['mía']],
      ['fecha:octubre', ['hecha']],
      ['fecha:<octubre', []],
      ['fecha:>1-11-2026', ['mía']],
      ['fecha:1-10..1-11', ['de ana', 'hecha']],
      ['creada:hoy', ['de ana', 'hecha', 'mía']],
      ['creada:ayer', []],
      ['tablero:obra', ['de ana', 'hecha', 'mía']],
      ['proyecto:sede prioridad:baja', ['mía']],
      ['-proyecto:sede', []],
      ['en:tareas', ['de ana', 'hecha', 'mía']],
      ['en:comentarios', []],
      ['en:documentos', []],
      ['equipo:producto', []],
      [
        'responsable:ana prioridad:alta vencidas proyecto:"Sede" creada:>1-9-2026 -etiqueta:legal',
        ['de ana'],
      ],
    ];
    for (const [query, expected] of all)
      expect([query, (await titles(query)).toSorted()]).toEqual([query, expected]);
  });

  it('find what the people of a team have to do', async () => {
    const ana = await test.make.user({ firstName: 'Ana' });
    await test.make.team({ owner: ana, project: board.project, name: 'Diseño y textos' });
    await test.make.team({ owner: ana, name: 'Diseño ajeno' });
    await task('de ana', { assignedTo: ana.id });
    await task('mía', { assignedTo: me.id });
    expect(await titles('equipo:diseno')).toEqual(['de ana']);
    expect(await titles('equipo:ajeno')).toEqual([]);
  });

  it('narrow comments down by their task, author and day', async () => {
    const done = await task('hecha', { columnId: board.columnIds[2] });
    await test.make.comment({ task: done, content: 'Listo' });
    expect(await comments('listo')).toBe(1);
    expect(await comments('listo hechas')).toBe(1);
    expect(await comments('listo abiertas')).toBe(0);
    expect(await comments('en:comentarios creador:yo')).toBe(1);
    expect(await comments('en:comentarios creada:ayer')).toBe(0);
  });

  it('say which names nothing goes by', async () => {
    const { unknown } = await find('obra responsable:zoe');
    expect(unknown).toEqual([{ start: 5, end: 20, message: 'Nadie de tus proyectos se llama así' }]);
  });
});

describe('what is found stays right', () => {
  it('when tasks are edited, deleted and restored, and boards deleted', async () => {
    const made = await task('Grúa');
    await test.make.changeTask(made, { title: 'Andamio' });
    expect([await titles('grúa'), await titles('andamios')]).toEqual([[], ['Andamio']]);
    await test.make.deleteTask(made);
    expect(await titles('andamio')).toEqual([]);
    await test.make.inProject(board.project, (change) => restoreTasks(change, [made.id]));
    expect(await titles('andamio')).toEqual(['Andamio']);
    await test.make.inProject(board.project, (change) => deleteBoard(change, board.id));
    expect(await count('andamio')).toEqual(none);
  });

  it('when comments are edited and deleted', async () => {
    const made = await task('x');
    const { id } = await test.make.comment({ task: made, content: 'tornillos' });
    await test.make.inProject(board.project, (change) => changeComment(change, made.id, id, 'clavos'));
    expect([await count('tornillo'), await count('clavo')]).toEqual([none, { ...none, comments: 1 }]);
    await test.make.inProject(board.project, (change) => deleteComment(change, made.id, id));
    expect(await count('clavo')).toEqual(none);
  });

  it('to whom it belongs: never to others, nor any more to those who left', async () => {
    const made = await task('secreto', { description: 'secreto' });
    await test.make.comment({ task: made, content: 'secreto' });
    const outsider = await test.as(await test.make.user());
    expect(await count('secreto', outsider)).toEqual(none);
    expect(await count('#1', outsider)).toEqual(none);
    const member = await test.make.member({ project: board.project });
    expect(await count('secreto', await test.as(member))).toMatchObject({ tasks: 1, comments: 1 });
    await test.make.inProject(board.project, (change) => removeMember(change, member.id));
    expect(await count('secreto', await test.as(member))).toEqual(none);
  });

  it('when a project is archived: left out unless asked for', async () => {
    await task('antigua');
    await test.make.inProject(board.project, (change) => changeProjectSettings(change, { archived: true }));
    expect(await titles('antigua')).toEqual([]);
    expect(await titles('antigua en:archivados')).toEqual(['antigua']);
  });
});
