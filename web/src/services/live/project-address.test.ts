import { describe, expect, it } from 'vitest';
import { shownAt } from './project-address.ts';

const at = (pathname: string, search = '') => shownAt({ pathname, search }, 7);

describe('the addresses of a project', () => {
  it('are those of its pages', () => {
    expect(at('/dashboard/projects/7')).toBe('page');
    expect(at('/dashboard/projects/7/boards/3/tasks/42')).toBe('page');
    expect(at('/documentation/7')).toBe('page');
    expect(at('/documentation/7/12')).toBe('page');
    expect(at('/automations/7/5')).toBe('page');
  });

  it('are those of other pages with a task of it beside them', () => {
    expect(at('/calendar', '?date=2026-03-01&task=7.3.42')).toBe('beside');
    expect(at('/calendar', '?task=70.3.42')).toBeUndefined();
  });

  it('are none of another project, nor of none', () => {
    expect(at('/dashboard/projects/70')).toBeUndefined();
    expect(at('/documentation/6/7')).toBeUndefined();
    expect(at('/documentation/guide/7')).toBeUndefined();
    expect(at('/dashboard')).toBeUndefined();
  });
});
