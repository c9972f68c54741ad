import { describe, expect, it } from 'vitest';
import {
  chosenValues,
  filterCount,
  type FilterGroup,
  filterGroupsOf,
  type FilterKind,
  noFilter,
  toggled,
} from './task-filter.ts';

const groups = filterGroupsOf({
  userId: 2,
  people: [
    { id: 1, name: 'Zoe Paz' },
    { id: 2, name: 'Ana Ruiz' },
    { id: 3, name: 'Ángel Mota' },
  ],
  labels: undefined,
  columns: [{ id: 5, name: 'Por hacer' }],
});
function groupOf(kind: FilterKind): FilterGroup {
  const group = groups.find((each) => each.kind === kind);
  if (!group) throw new Error(`there is no group ${kind}`);
  return group;
}

const [assignee, due] = [groupOf('assignee'), groupOf('due')];

describe('what can be filtered by', () => {
  it('has oneself first, the others by name, and nobody last', () => {
    expect(assignee.choices.map(({ label }) => label)).toEqual([
      'Yo',
      'Ángel Mota',
      'Zoe Paz',
      'Sin responsable',
    ]);
  });

  it('has no choices of what is not known yet', () => {
    expect(groupOf('label').choices).toEqual([]);
  });
});

describe('choosing a value', () => {
  it('adds it, in an order of its own, and takes it out again', () => {
    const both = toggled(toggled({}, assignee, 'none'), assignee, '3');
    expect(both.assignee).toBe('3,none');
    expect(toggled(both, assignee, '10').assignee).toBe('3,10,none');
    expect(toggled(both, assignee, '3').assignee).toBe('none');
  });

  it('leaves nothing behind when the last one goes', () => {
    expect(toggled({ assignee: '3' }, assignee, '3')).toEqual({ assignee: undefined });
  });

  it('replaces the span of time', () => {
    const week = toggled(toggled({}, due, 'today'), due, 'week');
    expect(week.due).toBe('week');
    expect(toggled(week, due, 'week').due).toBeUndefined();
  });

  it('counts every value', () => {
    expect(filterCount({ assignee: '3,none', due: 'week' })).toBe(3);
    expect(filterCount(noFilter)).toBe(0);
    expect(chosenValues({ priority: '1,4' }, 'priority')).toEqual(['1', '4']);
  });
});
