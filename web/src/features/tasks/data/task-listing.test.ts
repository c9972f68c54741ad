import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { describe, expect, it } from 'vitest';
import { aTask } from './task.fixture.ts';
import { belongs, compareTasks, isNarrowed, type TaskListing } from './task-listing.ts';

const whole: TaskListing = { search: '', sort: 'id', order: 'asc', filter: {} };

const titlesIn = (sort: TaskListing['sort'], order: TaskListing['order'], tasks: Task[]): string[] =>
  tasks.toSorted((a, b) => compareTasks({ sort, order }, a, b)).map(({ title }) => title);

describe('whether a list is narrowed', () => {
  it('tells a search and any filter from the whole board', () => {
    expect(isNarrowed(whole)).toBe(false);
    expect(isNarrowed({ ...whole, filter: { assignee: undefined } })).toBe(false);
    expect(isNarrowed({ ...whole, search: 'carpas' })).toBe(true);
    expect(isNarrowed({ ...whole, filter: { due: 'today' } })).toBe(true);
  });
});

describe('whether a task belongs to a list', () => {
  const task = aTask({
    assigned_to: 4,
    label_id: null,
    column_id: 10,
    description: 'Con paredes, según Ñuñoa',
  });

  it('needs one of the values of every filter', () => {
    expect(belongs({ ...whole, filter: { assignee: '3,4', column: '10', priority: '2' } }, task)).toBe(true);
    expect(belongs({ ...whole, filter: { assignee: '3,4', column: '11' } }, task)).toBe(false);
  });

  it('knows «none» as having no such thing', () => {
    expect(belongs({ ...whole, filter: { label: 'none,7' } }, task)).toBe(true);
    expect(belongs({ ...whole, filter: { assignee: 'none' } }, task)).toBe(false);
  });

  it('does not take an id for part of another', () => {
    expect(belongs({ ...whole, filter: { assignee: '14,40' } }, task)).toBe(false);
  });

  it('searches titles and descriptions, case and accents aside', () => {
    const searches = ['CARPAS', 'segun', 'nunoa', ' paredes ', 'mesas'];
    expect(searches.filter((search) => belongs({ ...whole, search }, task))).toEqual(searches.slice(0, 4));
  });
});

describe('the order of tasks', () => {
  it('is the one a Spanish reader expects: accents aside, ñ after n', () => {
    const tasks = ['ñandú', 'Nube', 'árbol', 'Oso', 'zorro', 'Abeja'].map((title, id) =>
      aTask({ id, title }),
    );
    expect(titlesIn('title', 'asc', tasks)).toEqual(['Abeja', 'árbol', 'Nube', 'ñandú', 'Oso', 'zorro']);
    expect(titlesIn('title', 'desc', tasks)).toEqual(['zorro', 'Oso', 'ñandú', 'Nube', 'árbol', 'Abeja']);
  });

  it('puts what is empty last in both directions, and what is equal by number', () => {
    const tasks = [
      aTask({ id: 1, title: 'nadie', assigned_to: null }),
      aTask({ id: 2, title: 'siete', assigned_to: 7 }),
      aTask({ id: 3, title: 'nadie más', assigned_to: null }),
      aTask({ id: 4, title: 'tres', assigned_to: 3 }),
      aTask({ id: 5, title: 'siete también', assigned_to: 7 }),
    ];
    expect(titlesIn('assigned_to', 'asc', tasks)).toEqual([
      'tres',
      'siete',
      'siete también',
      'nadie',
      'nadie más',
    ]);
    expect(titlesIn('assigned_to', 'desc', tasks)).toEqual([
      'siete',
      'siete también',
      'tres',
      'nadie',
      'nadie más',
    ]);
  });
});
