import { readdirSync } from 'node:fs';
import { demoCredentials } from '@cuadrilla/contract/account/auth';
import { newDocument } from '@cuadrilla/contract/documents/documents';
import { fillIn } from '@cuadrilla/contract/kernel/fill-in';
import { newProject } from '@cuadrilla/contract/projects/projects';
import { definition as ruleDefinition } from '@cuadrilla/contract/rules/automations/rules';
import { startingLabels } from '@cuadrilla/contract/tasks/boards';
import { newComment } from '@cuadrilla/contract/tasks/comments';
import { newPoint } from '@cuadrilla/contract/tasks/points';
import { newTask } from '@cuadrilla/contract/tasks/task-payloads';
import { expect, it } from 'vitest';
import { readCabins, readProjects, readTemplates, textOf } from './demo-content.ts';
import people from './demo-content/people.json';

const projects = readProjects();
const boards = projects.flatMap((project) => project.boards);
const tasks = boards.flatMap(({ done, doing, todo }) => [...done, ...doing, ...todo]);
const documents = projects.flatMap((project) => project.documents ?? []);

it('says nothing that the forms would not accept', () => {
  const spoken = tasks.flatMap(({ comments = [] }) => comments);
  const labels = Object.fromEntries(startingLabels.map(({ name }, index) => [name, index + 1]));
  const accepted = [
    ...projects.map((project) => newProject.safeParse(project)),
    newProject.safeParse(readCabins()),
    ...tasks.map(({ title, text }) =>
      newTask.safeParse({ title, description: text, dueDate: '2026-10-14', priorityId: 1 }),
    ),
    ...tasks.flatMap(({ points = [] }) => points).map(({ say }) => newPoint.safeParse({ content: say })),
    ...spoken.map((comment) =>
      newComment.safeParse({ content: typeof comment === 'string' ? comment : comment.edited }),
    ),
    ...projects
      .flatMap(({ rules = [] }) => rules)
      .map(({ definition }) => ruleDefinition.safeParse(fillIn(definition, labels))),
    ...documents.flatMap(({ title, icon, said }) =>
      said.map(({ text }) => newDocument.safeParse({ title, icon, markdown: textOf(text) })),
    ),
  ];
  expect(accepted.filter(({ success }) => !success)).toEqual([]);
});

it('has no two tasks of the same name', () => {
  const titles = tasks.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

it('speaks only of people, boards, tasks and documents that there are', () => {
  const titles = new Set([...tasks, ...documents].map(({ title }) => title));
  const names = new Set(boards.map(({ name }) => name));
  const mentioned = documents
    .flatMap(({ said }) => said.map(({ text }) => textOf(text)))
    .flatMap((text) => Array.from(text.matchAll(/\{(#?)([^}]+)\}/g)));
  expect(tasks.filter(({ after }) => after !== undefined && !titles.has(after))).toEqual([]);
  expect(tasks.filter(({ was }) => was?.board !== undefined && !names.has(was.board))).toEqual([]);
  expect(documents.filter((each) => each.in !== undefined && !titles.has(each.in))).toEqual([]);
  expect(
    mentioned.filter(([, isTask, name = '']) =>
      isTask ? !titles.has(name) : name !== 'today' && !Object.hasOwn(people, name),
    ),
  ).toEqual([]);
  expect(readTemplates().filter(({ of }) => !projects.some(({ name }) => name === of))).toEqual([]);
  expect(people.demo.email).toBe(demoCredentials.email);
});

it('has no file that nobody reads, and all that are named', () => {
  const lying = ['site', 'app', 'office', 'support'].flatMap((folder) =>
    readdirSync(new URL(`demo-content/${folder}/`, import.meta.url)).map((file) => `${folder}/${file}`),
  );
  const named = [
    ...documents.flatMap(({ said }) => said.map(({ text }) => text)),
    ...tasks.flatMap(({ files = [] }) => files.map(({ from }) => from)),
  ];
  expect(new Set(lying.filter((file) => !file.endsWith('.json')))).toEqual(new Set(named));
});
