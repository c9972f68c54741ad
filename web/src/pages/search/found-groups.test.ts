import type { CalendarPlace } from '@cuadrilla/contract/views/calendar';
import type { Found, FoundTask } from '@cuadrilla/contract/views/search/search';
import { describe, expect, it } from 'vitest';
import { withChanged } from '../../features/search/found-cache.ts';
import { answeredValues } from '../../features/tasks/data/task-fields.tsx';
import { completionOf, editableIn, fieldsFor, groupsOf, withPatch } from './found-groups.ts';

const columnsOf = (boardId: number) => [
  { id: boardId * 10, name: 'Por hacer', kind: 'pendiente' as const },
  { id: boardId * 10 + 1, name: 'Hecho', kind: 'hecho' as const },
];
const boardOf = (id: number) => ({ id, name: `Tablero ${id}`, columns: columnsOf(id) });
/** Two boards of a project of mine, and one of a project that I may only read, which has no column for what is done. */
const places: CalendarPlace[] = [
  { id: 1, name: 'Mío', role: { name: 'Editor' }, archived: false, boards: [boardOf(1), boardOf(2)] },
  {
    id: 2,
    name: 'Ajeno',
    role: { name: 'Lector' },
    archived: false,
    boards: [{ ...boardOf(3), columns: columnsOf(3).slice(0, 1) }],
  },
];

function found(id: number, boardId: number, isDone = false): FoundTask {
  const place = places.find(({ boards }) => boards.some((board) => board.id === boardId));
  const column = columnsOf(boardId)[isDone ? 1 : 0];
  if (!place || !column) throw new Error(`there is no board ${boardId}`);
  const {
    title: _title,
    description: _description,
    position: _position,
    ...fields
  } = answeredValues({ priorityId: 2, boardId, columnId: column.id }, 'UTC');
  return {
    ...fields,
    id,
    number: id,
    title: { text: `Tarea ${id}`, marks: [] },
    excerpt: null,
    version: 1,
    commentCount: 0,
    assignee: null,
    project: { id: place.id, name: place.name },
    board: { id: boardId, name: `Tablero ${boardId}` },
    column,
  };
}

describe('tasks that were found', () => {
  it('are changed board by board', () => {
    const groups = groupsOf([found(1, 1), found(2, 2), found(3, 1)]);
    expect(groups.map(({ place, tasks }) => [place.boardId, tasks.map(({ id }) => id)])).toEqual([
      [1, [1, 3]],
      [2, [2]],
    ]);
  });

  it('are given only what all of them can have', () => {
    const [one, two, three] = [found(1, 1), found(2, 2), found(3, 3)];
    expect(fieldsFor(groupsOf([one]))).toContain('columnId');
    expect(fieldsFor(groupsOf([one, two]))).not.toContain('columnId');
    expect(fieldsFor(groupsOf([one, two]))).toContain('labelId');
    expect(fieldsFor(groupsOf([one, three]))).toEqual([
      'priorityId',
      'startDate',
      'dueDate',
      'assignedTo',
      'estimate',
    ]);
  });

  it('are completed where they are not, each on its own board', () => {
    const groups = completionOf([found(1, 1), found(2, 2, true), found(3, 3)], places);
    expect(groups.map(({ tasks, change }) => [tasks.map(({ id }) => id), change])).toEqual([
      [[1], { columnId: 11 }],
    ]);
  });

  it('can be chosen only by those who may edit them', () => {
    expect([found(1, 1), found(3, 3)].filter(editableIn(places)).map(({ id }) => id)).toEqual([1]);
  });

  it('show what they were given at once', () => {
    const ana = { id: 7, first_name: 'Ana', last_name: 'Gil', time_zone: 'UTC' };
    expect(withPatch(found(1, 1), { assigned_to: 7, assignedTo: ana }, places).assignee?.name).toBe(
      'Ana Gil',
    );
    expect(withPatch(found(1, 1), { column_id: 11 }, places).column.kind).toBe('hecho');
    expect(withPatch(found(1, 1), { board_id: 2 }, places).board.name).toBe('Tablero 2');
  });

  it('are counted no longer once they are deleted', () => {
    const counts = { tasks: 60, comments: 0, documents: 0, projects: 0, boards: 0, people: 0 };
    const rest = {
      comments: [],
      documents: [],
      projects: [],
      boards: [],
      people: [],
      unknown: [],
      suggestion: null,
    };
    const page = (...tasks: FoundTask[]): Found => ({ counts, tasks, ...rest });
    const pages = [page(found(1, 1), found(2, 1)), page(found(3, 1))];
    const changed = withChanged({ pages, pageParams: [0, 50] }, (task) => (task.id === 2 ? task : undefined));
    expect(changed.pages.map(({ tasks }) => tasks.length)).toEqual([1, 0]);
    expect(changed.pages[0]?.counts.tasks).toBe(58);
  });
});
