import { newComment } from '@cuadrilla/contract/tasks/comments';
import { newPoint } from '@cuadrilla/contract/tasks/points';
import { newProject } from '@cuadrilla/contract/projects/projects';
import { newTask } from '@cuadrilla/contract/tasks/tasks';
import { expect, it } from 'vitest';
import { demoProjects } from './content/projects.ts';

const tasks = demoProjects.flatMap(({ boards }) =>
  boards.flatMap(({ done, doing, todo }) => [...done, ...doing, ...todo]),
);

it('says nothing that the forms would not accept', () => {
  const spoken = tasks.flatMap(({ comments = [] }) => comments);
  const accepted = [
    ...demoProjects.map((project) => newProject.safeParse(project)),
    ...tasks.map(({ title, text }) =>
      newTask.safeParse({ title, description: text, dueDate: '2026-10-14', priorityId: 1 }),
    ),
    ...tasks.flatMap(({ points = [] }) => points).map(({ say }) => newPoint.safeParse({ content: say })),
    ...spoken.map((comment) =>
      newComment.safeParse({ content: typeof comment === 'string' ? comment : comment.edited }),
    ),
  ];
  expect(accepted.filter(({ success }) => !success)).toEqual([]);
});

it('has no two tasks of the same name', () => {
  const titles = tasks.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});
