import { fillIn } from '../kernel/fill-in.ts';
import written from './examples.json';
import type { ExampleRequest, WrittenExample } from './topic.ts';

/** What the examples speak of: the page has made-up ones, the test those of a real project. */
export interface ExampleIds {
  project: number;
  board: number;
  /** Of the board, the second column and one for what is done. */
  column: number;
  doneColumn: number;
  task: number;
  person: number;
}

export const exampleIds: ExampleIds = {
  project: 7,
  board: 3,
  column: 12,
  doneColumn: 13,
  task: 319,
  person: 12,
};

interface Example {
  request: ExampleRequest;
  status: number;
  headers?: Record<string, string>;
  answer: unknown;
}

/** As the API says it: a test compares it with what it really says. */
export function exampleOf({ like, answer, ...rest }: WrittenExample, ids: ExampleIds): Example {
  const whole = (part: unknown) => (like ? { ...written[like], ...(part as object) } : part);
  const example = { ...rest, answer: Array.isArray(answer) ? answer.map(whole) : whole(answer) };
  return fillIn(example, { ...ids, firstColumn: ids.column - 1 }) as Example;
}

const ofNotice = { ...exampleIds, column: exampleIds.doneColumn };
const { notice } = written;

/** What a webhook is told of a completed task. */
export const exampleNotice = {
  ...notice,
  data: { ...notice.data, task: fillIn({ ...written.task, version: 3 }, { ...ofNotice }) },
};
