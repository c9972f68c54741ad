import { notices } from './notices.ts';
import { resources } from './resources.ts';
import { start } from './start.ts';
import type { ExampleIds, Topic } from './topic.ts';

/** What the API's page explains, in its order. */
export const topicGroups: readonly { name: string; topics: readonly Topic[] }[] = [
  { name: 'Empezar', topics: start },
  { name: 'Recursos', topics: resources },
  { name: 'Avisos', topics: notices },
];

export const exampleIds: ExampleIds = {
  project: 7,
  board: 3,
  column: 12,
  doneColumn: 13,
  task: 319,
  person: 12,
};
