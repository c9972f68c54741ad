import { templateContent } from '@cuadrilla/contract/carry/project-templates/content';
import { planTemplate } from '@cuadrilla/contract/carry/project-templates/plan';
import {
  blankTemplate,
  mostShipped,
  offeredTemplates,
} from '@cuadrilla/contract/carry/project-templates/project-templates';
import { describe, expect, it } from 'vitest';
import { shipped } from './shipped.ts';

it('has a number of its own below those that people save', () => {
  const ids = [...shipped.map(({ id }) => id), blankTemplate];
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.max(...ids)).toBeLessThanOrEqual(mostShipped);
});

it('is there where a project begins', () => {
  expect(offeredTemplates.filter((id) => !shipped.some((template) => template.id === id))).toEqual([]);
});

describe.each(shipped.map((template) => [template.name, template.content] as const))('%s', (_, content) => {
  const tasks = content.boards.flatMap((board) => board.tasks);

  it('fits what a template may hold, and says nothing beside that', () => {
    expect(templateContent.parse(content)).toEqual(content);
  });

  it('gives every task a stage and a role that there are, and uses all of them', () => {
    expect(new Set(tasks.map(({ stage }) => stage))).toEqual(new Set(content.stages));
    expect(new Set(tasks.map(({ role }) => role))).toEqual(new Set(content.roles));
  });

  it('tells of every task what to do, once, and begins none after it is due', () => {
    expect(new Set(tasks.map(({ title }) => title)).size).toBe(tasks.length);
    expect(tasks.filter(({ description }) => description.length < 20)).toEqual([]);
    expect(tasks.filter(({ start, due }) => due === null || (start ?? due) > due)).toEqual([]);
  });

  it('lists each board by its days, ends with a working week and needs a column for what is done', () => {
    for (const board of content.boards) {
      const days = board.tasks.map(({ due }) => due ?? 0);
      expect(days).toEqual(days.toSorted((one, other) => one - other));
      expect(board.columns.some(({ kind }) => kind === 'hecho')).toBe(true);
    }
    expect(Math.max(...tasks.map(({ due }) => due ?? 0)) % 5).toBe(0);
  });
});

it.each(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'])(
  'talks with somebody new about 30, 60 and 90 days after they came, beginning on %s',
  (start) => {
    const content = shipped.find(({ name }) => name === 'Incorporación de personal')?.content;
    const schedule = { start, workingDays: true, holidays: new Set<string>() };
    const tasks = content && planTemplate(content, schedule).boards.flatMap((board) => board.tasks);
    const dayOf = (title: string) =>
      Date.parse(tasks?.find((task) => task.title.startsWith(title))?.dueDay ?? '') / 86_400_000;
    for (const count of [30, 60, 90]) {
      const passed = dayOf(`Conversar a los ${count} días`) - dayOf('Recibirla el primer día');
      expect(Math.abs(passed - count)).toBeLessThanOrEqual(2);
    }
  },
);
