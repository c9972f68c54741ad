import { describe, expect, it } from 'vitest';
import { batchesOf, bytesOf } from './batches.ts';
import type { Draft } from './draft.ts';
import { readTable } from './read/csv.ts';
import { guessFields } from './read/fields.ts';
import { readPlanka } from './read/planka.ts';
import { draftsOf } from './read/table-drafts.ts';
import { readTrello } from './read/trello.ts';
import { rehearse } from './rehearse.ts';

const usual = { board: 'Tareas', column: 'Por hacer', done: 'Hecho' };

function readLines(...lines: string[]) {
  const table = readTable(lines.join('\n'));
  const fields = guessFields(table);
  return { fields, drafts: draftsOf(table, { fields, priorities: new Map(), usual }), archived: [] };
}

const draft = (fields: Partial<Draft>): Draft => ({
  row: 2,
  sourceId: null,
  board: 'Obra',
  column: 'Por hacer',
  title: 'Pintar',
  description: '',
  priorityId: 2,
  startDate: null,
  dueDate: null,
  person: null,
  label: null,
  comments: [],
  ...fields,
});

const rehearsed = (...drafts: Draft[]) => rehearse({ drafts, archived: [] }, { known: [], found: [] });

describe('a spreadsheet', () => {
  it('of Kanboard keeps the columns of its board', () => {
    const file = readLines(
      'Task Id,Project,Status,Column,Title,Completion date',
      '7,Web,Closed,Diseño,Logo,2026-03-01',
      '8,Web,Open,Diseño,Pie,',
    );
    expect(file.fields).toEqual(['sourceId', 'board', 'none', 'column', 'title', 'completed']);
    expect(file.drafts.map(({ column }) => column)).toEqual(['Hecho', 'Diseño']);
    const without = readLines('Título,Estado,Columna', 'Logo,Cerrado,Diseño', 'Pie,Abierto,Diseño');
    expect(without.drafts.map(({ column }) => column)).toEqual(['Hecho', 'Diseño']);
  });

  it('is not done where a column only speaks of it', () => {
    const { fields } = readLines(
      'Tarea,Completado %,Completado por,Fecha de cierre,Completada',
      'Pintar,20,Eva,2026-03-01,sí',
    );
    expect(fields).toEqual(['title', 'appendix', 'appendix', 'appendix', 'completed']);
  });

  it('of Asana has its subtasks on the board of their task, and says so', () => {
    const { drafts } = readLines(
      'Task ID,Name,Section/Column,Projects,Parent task',
      '1,Pintar,Obra,Reforma,',
      '2,Lijar,,,Pintar',
      '3,Comprar lija,,,Lijar',
      '4,Huérfana,,,Otra',
      '5,Gira,,,Gira',
    );
    const { tasks, boards, changed } = rehearsed(...drafts);
    const placed = tasks.map(({ board, column }) => {
      const { name = '', columns = [] } = boards[board] ?? {};
      return `${name}: ${columns[column]?.name}`;
    });
    const [onBoard, elsewhere] = ['Reforma: Obra', 'Tareas: Por hacer'];
    expect(placed).toEqual([onBoard, onBoard, onBoard, elsewhere, elsewhere]);
    expect(tasks[1]?.description).toBe('Subtarea de: Pintar');
    expect(changed.withParent).toMatchObject([
      { row: 3, detail: 'Pintar' },
      { row: 4, detail: 'Lijar' },
    ]);
    expect(changed.boardless).toMatchObject([{ title: 'Huérfana', detail: 'Tareas' }, { title: 'Gira' }]);
  });

  it('says in which line a quote is that nothing ends', () => {
    const { changed } = rehearsed(...readLines('Tarea,Notas', '"Pintar,De blanco', 'Medir,Todo').drafts);
    expect(changed.unclosed).toEqual([{ row: 2, title: 'Pintar', detail: 'línea 2' }]);
  });

  it('keeps further labels and people, and names that begin with the family', () => {
    const { drafts } = readLines(
      'Tarea;Responsable;Etiquetas;Inicio',
      'Pintar;"Pérez, Ana; Soto, Luis";casa, obra;pronto',
      'Medir;"Pérez, Ana";casa;',
    );
    const { tasks, changed, missing } = rehearsed(...drafts);
    expect(drafts.map(({ person }) => person?.name)).toEqual(['Ana Pérez', 'Ana Pérez']);
    expect(tasks[0]?.description).toBe(
      'También a cargo: Luis Soto\nMás etiquetas: obra\n\nResponsable en el origen: Ana Pérez\nFecha de inicio en el origen: pronto',
    );
    expect(changed.startDropped).toMatchObject([{ detail: 'pronto' }]);
    expect(missing).toEqual([{ name: 'Ana Pérez', email: null }]);
    const several = readLines('Tarea,Responsable', 'Pintar,"ana@a.example, leo@a.example"');
    expect(several.drafts).toMatchObject([
      { person: { email: 'ana@a.example' }, description: 'También a cargo: leo@a.example' },
    ]);
  });
});

it('brings nobody into the project but those who get tasks', () => {
  const people = ['ana', 'eva', 'leo'].map((name) => ({ name, email: `${name}@a.example` }));
  const drafts = people.map((person, index) => draft({ person, sourceId: String(index) }));
  const checked = { known: ['0'], found: [true, true, false] };
  const first = rehearse({ drafts, archived: [] }, checked);
  expect(first).toMatchObject({ people: [people[1]], missing: [people[2]] });
  expect(first.tasks.map(({ person }) => person)).toEqual([0, null]);
  const again = rehearse({ drafts, archived: [] }, checked, true);
  expect(again.people).toEqual([people[0], people[1]]);
  expect(again.tasks.map(({ sourceId }) => sourceId)).toEqual([null, '1', '2']);
});

describe('what would be lost', () => {
  it('of dates that no calendar has is noted', () => {
    const { tasks, changed } = rehearsed(
      draft({ startDate: '0001-01-01', dueDate: '9999-12-31T00:00:00.000Z' }),
    );
    expect(tasks).toMatchObject([{ startDate: null, dueDate: null }]);
    expect(tasks[0]?.description).toContain('9999-12-31');
    expect([changed.undated.length, changed.startDropped.length]).toEqual([1, 1]);
  });

  it('of a long comment goes on in the next, as many as a task can have', () => {
    const { tasks, changed } = rehearsed(
      draft({ comments: [`${'a'.repeat(10_000)}b`] }),
      draft({ comments: Array.from({ length: 101 }, (_, index) => `${index}`) }),
      draft({
        comments: Array.from({ length: 100 }, () => '語'.repeat(10_000)),
        description: 'x'.repeat(20_000),
      }),
    );
    expect(tasks[0]?.comments).toEqual(['a'.repeat(10_000), 'b']);
    expect(tasks[1]?.comments[0]).toBe('1');
    expect(changed.fewerComments).toHaveLength(2);
    expect(Math.max(...batchesOf(tasks, 100).map(bytesOf))).toBeLessThan(1_000_000);
  });

  it('of more labels than fit is noted', () => {
    const drafts = Array.from({ length: 201 }, (_, index) => draft({ label: `e${index}` }));
    const { tasks, changed } = rehearsed(...drafts);
    expect(changed.unlabelled).toMatchObject([{ detail: 'e200' }]);
    expect(tasks.at(-1)).toMatchObject({ label: null, description: 'Etiqueta en el origen: e200' });
  });
});

describe('a board', () => {
  const lists = ['Ideas', 'Haciendo', 'Listo'].map((name, pos) => ({ id: name, name, closed: false, pos }));
  const card = { id: '1', name: 'Ti\0tulo\uD83D', closed: false, idList: 'Haciendo', pos: 1 };

  it('of Trello comes with its empty lists, and what is ticked among what is done', () => {
    const file = readTrello({ name: 'Obra', lists, cards: [{ ...card, dueComplete: true }] });
    const { boards, tasks, changed } = rehearse(file, { known: [], found: [] });
    expect(boards[0]?.columns.map(({ name }) => name)).toEqual(['Ideas', 'Haciendo', 'Listo']);
    expect(tasks).toMatchObject([{ title: 'Titulo\uFFFD', column: 2 }]);
    expect(changed.moved).toMatchObject([{ detail: 'Haciendo' }]);
  });

  it('of Trello says where it has more comments than a task', () => {
    const actions = Array.from({ length: 101 }, () => ({
      type: 'commentCard',
      date: '2026-03-05T10:00:00Z',
      data: { text: 'Sí', card: { id: '1' } },
    }));
    const file = readTrello({ name: 'Obra', lists, cards: [card], actions });
    expect(rehearse(file, { known: [], found: [] }).changed.fewerComments).toHaveLength(1);
  });

  it.each(['isDueCompleted', 'isDueDateCompleted'])('of Planka is done by %s', (flag) => {
    const { drafts } = readPlanka({
      item: { name: 'Web' },
      included: {
        lists: [{ id: '2', name: 'Ideas', type: 'active', position: 1 }],
        cards: [{ id: '8', listId: '2', name: 'Logo', position: 1, [flag]: true }],
      },
    });
    expect(drafts).toMatchObject([{ column: 'Hecho', done: true, movedFrom: 'Ideas' }]);
  });
});
