import { beforeEach, describe, expect, it } from 'vitest';
import { vocabulary } from '../../platform/database/schema/schema.ts';
import { listNewEvents } from '../../platform/log/events.queries.ts';
import { type Client, useTestApp } from '../../testing/test-app.ts';
import { searchReader } from './search.reader.ts';

const test = useTestApp();

let me: { id: number };
let client: Client;
let board: Awaited<ReturnType<typeof test.make.board>>;
beforeEach(async () => {
  me = await test.make.user({ firstName: 'Sofía', lastName: 'Benavídez' });
  client = await test.as(me);
  board = await test.make.board({ project: await test.make.project({ owner: me }) });
});

/** What the reader makes of the whole log of a project, or of the last that it says. */
const readWords = (projectId: number, last?: number) =>
  test.database.db.transaction(async (tx) => {
    const all = await listNewEvents(tx, [{ projectId, since: 0, allAfter: 0 }]);
    const events = last === undefined ? all : all.slice(-last);
    await searchReader.read(tx, { projectId, events }, new Date());
  });

const suggestion = async (query: string) =>
  (await client.get(`/search/results?query=${encodeURIComponent(query)}`)).body.suggestion;

describe('a mistyped word', () => {
  it.each([
    ['contarto', 'contrato'],
    ['contrat0', 'contrato'],
    ['kontrato', 'contrato'],
    ['conttrato', 'contrato'],
    ['ontrato', 'contrato'],
    ['contarto prioridad:alta', 'contrato prioridad:alta'],
    ['alquiler contarto', 'alquiler contrato'],
  ])('%s leads to %s', async (typed, meant) => {
    await test.make.task({ board, title: 'Contrato de alquiler', priorityId: 3 });
    await readWords(board.project.id);
    expect(await suggestion(typed)).toEqual({ query: meant, count: 1 });
  });

  it('leads to what comments say too', async () => {
    const task = await test.make.task({ board });
    await test.make.comment({ task, content: 'El presupuesto' });
    await readWords(board.project.id);
    expect(await suggestion('presupesto')).toEqual({ query: 'presupuesto', count: 1 });
  });

  it('leads to what a comment says without the others of its task being read again', async () => {
    const task = await test.make.task({ board });
    await test.make.comment({ task, content: 'El presupuesto' });
    await test.make.comment({ task, content: 'La factura' });
    await test.database.db.delete(vocabulary);
    await readWords(board.project.id, 1);
    const known = await test.database.db.select({ word: vocabulary.word }).from(vocabulary);
    expect(known).toEqual([{ word: 'factura' }]);
  });

  it('leads to nothing that only archived tasks have, unless they are asked for', async () => {
    const [archived, commented] = [
      await test.make.task({ board, title: 'Presupesto viejo' }),
      await test.make.task({ board, title: 'Algo' }),
    ];
    await test.make.comment({ task: commented, content: 'El pesupuesto' });
    await test.make.task({ board, title: 'Presupuesto' });
    await readWords(board.project.id);
    expect(await suggestion('presupesto')).toBeNull();
    for (const { path } of [archived, commented])
      expect((await client.patch(path, { archived: true })).status).toBe(200);
    const meant = { query: 'presupuesto', count: 1 };
    expect([await suggestion('presupesto'), await suggestion('pesupuesto')]).toEqual([meant, meant]);
    expect(await suggestion('presupezto archivadas')).toEqual({ query: 'presupesto archivadas', count: 1 });
  });

  it('leads to nothing that only others have written', async () => {
    const theirs = await test.make.task({ title: 'Escandinavia' });
    await readWords(theirs.project.id);
    await test.make.task({ board, title: 'Algo' });
    expect(await suggestion('escandinabia')).toBeNull();
  });
});

describe('a mistyped name', () => {
  it.each([
    ['Benavídes', 'Benavídez'],
    ['mudansa', 'Mudanza'],
    ['salodeuno', null],
    ['recepsion', 'Recepción'],
    ['responsable:benabidez', 'responsable:Benavídez'],
    ['proyecto:mudansa', 'proyecto:Mudanza'],
    ['tablero:recepsion sofia', 'tablero:Recepción sofia'],
    ['responsable:"sofía benavidex"', 'responsable:"Sofía Benavídez"'],
  ])('%s leads to %s', async (typed, meant) => {
    const own = await test.make.project({ owner: me, name: 'Mudanza' });
    const place = await test.make.board({ project: own, name: 'Recepción' });
    await test.make.task({ board: place, title: 'Llamar a Sofía', assignedTo: me.id });
    expect((await suggestion(typed))?.query ?? null).toBe(meant);
  });

  it('of others is not known', async () => {
    await test.make.project({ name: 'Escandinavia' });
    expect(await suggestion('escandinabia')).toBeNull();
  });
});

it('the word that was meant is written as it is there, with its ñ and its accents', async () => {
  await test.make.task({ board, title: 'Diseño de la señalización' });
  await readWords(board.project.id);
  expect(await suggestion('disenio')).toEqual({ query: 'diseño', count: 1 });
  expect(await suggestion('senalizacon')).toEqual({ query: 'señalización', count: 1 });
});

it('what is searched for from anywhere leads to the word that was meant too', async () => {
  await test.make.task({ board, title: 'Contrato' });
  await readWords(board.project.id);
  const { body } = await client.get('/search?query=contarto');
  expect(body).toMatchObject({ tasks: [], suggestion: { query: 'contrato', count: 1 } });
  expect((await client.get('/search?query=contrato')).body.suggestion).toBeNull();
});

const names = async (field: string, typed: string) =>
  (await client.get(`/search/names?field=${field}&typed=${encodeURIComponent(typed)}`)).body;

describe('the condition that is being typed', () => {
  it('is completed with the names that I may see', async () => {
    await test.make.project({ name: 'Secreto' });
    await test.make.project({ owner: me, name: 'Sede' });
    const ana = await test.make.user();
    await test.make.team({ owner: ana, project: board.project, name: 'Diseño y textos' });
    await test.make.team({ owner: ana, name: 'Diseño ajeno' });
    expect(await names('proyecto', 's')).toEqual(['Sede']);
    expect(await names('responsable', 'bena')).toEqual(['Sofía Benavídez']);
    expect(await names('estado', '')).toEqual(['En curso', 'Hecho', 'Por hacer']);
    expect(await names('equipo', 'dis')).toEqual(['Diseño y textos']);
    expect(await names('etiqueta', 'co')).toEqual(['Cobalto', 'Coral']);
  });
});
