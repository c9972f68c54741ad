import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import {
  demoBoard,
  demoCabins,
  type DemoProject,
  demoTeams,
  demoTemplate,
  writtenProject,
} from './demo-data.ts';

const folder = new URL('demo-content/', import.meta.url);

/** Read when the demo is made: most of what a process does has no use for it. */
export const bytesOf = (name: string): Buffer => readFileSync(new URL(name, folder));
export const textOf = (name: string): string => bytesOf(name).toString();

const read = <Schema extends z.ZodMiniType>(schema: Schema, name: string): z.output<Schema> =>
  schema.parse(JSON.parse(textOf(`${name}.json`)));

function readProject(name: string): DemoProject {
  const { boards, ...project } = read(writtenProject, `${name}/project`);
  return { ...project, boards: boards.map((board) => read(demoBoard, `${name}/${board}`)) };
}

export const readProjects = (): DemoProject[] => ['site', 'app', 'office', 'support'].map(readProject);
export const readTeams = () => read(demoTeams, 'teams');
export const readTemplates = () => read(z.array(demoTemplate), 'templates');
export const readCabins = () => read(demoCabins, 'cabins');
