import { expect, it } from 'vitest';
import { UnreadableFile } from '../draft.ts';
import { readPlanka } from './planka.ts';
import { readTrello } from './trello.ts';

const trello = {
  name: 'Soporte',
  lists: [
    { id: 'b', name: 'Listo', closed: false, pos: 2 },
    { id: 'a', name: 'Por hacer', closed: false, pos: 1 },
    { id: 'c', name: 'Vieja', closed: true, pos: 3 },
  ],
  cards: [
    { id: '1', name: 'Segunda', desc: '', closed: false, idList: 'a', pos: 9, due: null },
    {
      id: '2',
      name: 'Primera',
      desc: 'Texto',
      closed: false,
      idList: 'a',
      pos: 1,
      due: '2026-10-15T12:00:00.000Z',
      idLabels: ['l1', 'l2'],
      idMembers: ['m1', 'm2'],
      attachments: [{ name: 'plano.pdf', url: 'https://trello.example/plano.pdf' }],
    },
    { id: '5f2b3c4d0000000000000003', name: 'Hecha', closed: false, idList: 'b', pos: 1 },
    { id: '4', name: 'Archivada', closed: true, idList: 'a', pos: 1 },
    { id: '5', name: 'De lista archivada', closed: false, idList: 'c', pos: 1 },
  ],
  labels: [
    { id: 'l1', name: 'Urgente', color: 'red' },
    { id: 'l2', name: '', color: 'green' },
  ],
  members: [
    { id: 'm1', fullName: 'Eva Paz', username: 'eva' },
    { id: 'm2', fullName: 'Leo Sosa', username: 'leo' },
  ],
  checklists: [
    {
      idCard: '2',
      name: 'Pasos',
      checkItems: [
        { name: 'Dos', state: 'incomplete', pos: 2, due: '2026-10-15T12:00:00.000Z' },
        { name: 'Uno', state: 'complete', pos: 1, due: null },
      ],
    },
    { idCard: '1', name: 'Ida', pos: 2, checkItems: [{ name: 'Cargar', state: 'incomplete' }] },
    { idCard: '1', name: 'Antes', pos: 1, checkItems: [{ name: ' ' }, { name: 'Medir', state: 'complete' }] },
  ],
  actions: [
    {
      type: 'commentCard',
      date: '2026-03-05T10:00:00Z',
      data: { text: 'Después', card: { id: '2' } },
      memberCreator: { fullName: 'Leo Sosa' },
    },
    {
      type: 'updateCard',
      date: '2026-03-04T12:00:00Z',
      data: { card: { id: '5f2b3c4d0000000000000003' }, listAfter: { id: 'b' } },
    },
    { type: 'updateCard', date: '2026-03-04T11:00:00Z', data: { card: { id: '2' } } },
    {
      type: 'commentCard',
      date: '2026-03-04T10:00:00Z',
      data: { text: 'Antes', card: { id: '2' } },
      memberCreator: { fullName: 'Eva Paz' },
    },
  ],
};

it('reads a board of Trello in its order, with all that a card carries', () => {
  const { drafts, archived } = readTrello(trello);
  expect(drafts.map(({ title, column }) => [title, column])).toEqual([
    ['Primera', 'Por hacer'],
    ['Segunda', 'Por hacer'],
    ['Hecha', 'Listo'],
  ]);
  expect(archived.map(({ title }) => title).toSorted()).toEqual(['Archivada', 'De lista archivada']);
  expect(drafts[0]).toMatchObject({
    sourceId: '2',
    board: 'Soporte',
    dueDate: '2026-10-15T12:00:00.000Z',
    label: 'Urgente',
    person: { name: 'Eva Paz', email: null },
    description:
      'Texto\n\nArchivos:\nplano.pdf: https://trello.example/plano.pdf\n\nTambién a cargo: Leo Sosa\nMás etiquetas: green',
  });
  expect(drafts[0]?.points).toEqual([
    { content: 'Uno', done: true, dueDay: null },
    { content: 'Dos', done: false, dueDay: '2026-10-15' },
  ]);
  expect(drafts[1]?.points).toEqual([
    { content: 'Antes: Medir', done: true, dueDay: null },
    { content: 'Ida: Cargar', done: false, dueDay: null },
  ]);
  expect(drafts[0]?.comments).toEqual(['Eva Paz, 04-03-2026:\nAntes', 'Leo Sosa, 05-03-2026:\nDespués']);
  // Its id tells when it was made.
  expect(drafts[2]).toMatchObject({
    createdAt: '2020-08-05T23:10:05.000Z',
    finishedAt: '2026-03-04T12:00:00.000Z',
  });
  expect(drafts[0]).toMatchObject({ createdAt: undefined, finishedAt: undefined });
  expect(() => readTrello({ lists: 1 })).toThrow(UnreadableFile);
});

it('reads a board of Planka', () => {
  const { drafts, archived } = readPlanka({
    item: { name: 'Web' },
    included: {
      lists: [
        { id: '1', name: 'Hecho', type: 'closed', position: 2 },
        { id: '2', name: 'Ideas', type: 'active', position: 1 },
        { id: '3', name: null, type: 'archive', position: null },
      ],
      cards: [
        { id: '8', listId: '2', name: 'Logo', description: null, dueDate: null, position: 1 },
        { id: '9', listId: '3', name: 'Vieja', position: 1 },
      ],
      users: [{ id: '5', name: 'Eva', email: 'eva@a.example' }],
      cardMemberships: [{ cardId: '8', userId: '5' }],
      labels: [{ id: '6', name: 'Marca', color: 'red' }],
      cardLabels: [{ cardId: '8', labelId: '6' }],
      taskLists: [{ id: '7', cardId: '8', name: 'Pasos' }],
      tasks: [
        { taskListId: '7', name: 'Elegir', isCompleted: false, position: 2 },
        { taskListId: '7', name: 'Bocetar', isCompleted: true, position: 1 },
      ],
    },
  });
  expect(drafts).toMatchObject([
    {
      title: 'Logo',
      column: 'Ideas',
      label: 'Marca',
      person: { email: 'eva@a.example' },
      description: '',
      points: [
        { content: 'Bocetar', done: true, dueDay: null },
        { content: 'Elegir', done: false, dueDay: null },
      ],
    },
  ]);
  expect(archived).toMatchObject([{ title: 'Vieja' }]);
});
