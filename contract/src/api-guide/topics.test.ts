import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { exampleIds, exampleNotice, exampleOf } from './examples.ts';
import { topicGroups } from './topics.ts';

const example = z.strictObject({
  request: z.strictObject({
    method: z.enum(['GET', 'POST', 'PATCH']),
    path: z.string(),
    body: z.exactOptional(z.unknown()),
    once: z.exactOptional(z.boolean()),
  }),
  status: z.int(),
  headers: z.exactOptional(z.record(z.string(), z.string())),
  like: z.exactOptional(z.enum(['project', 'task', 'comment', 'point'])),
  answer: z.unknown(),
});

const entry = z.strictObject({ name: z.string(), required: z.exactOptional(z.boolean()), words: z.string() });

const topic = z.strictObject({
  slug: z.string(),
  name: z.string(),
  title: z.string(),
  endpoint: z.exactOptional(z.strictObject({ method: z.string(), path: z.string() })),
  lead: z.string(),
  lists: z.array(z.strictObject({ title: z.string(), entries: z.array(entry) })),
  example: z.exactOptional(example),
  verifies: z.exactOptional(z.literal(true)),
  note: z.exactOptional(z.string()),
});

const groups = z.array(z.strictObject({ name: z.string(), topics: z.array(topic) }));

it('is written as the page reads it', () => {
  const read: typeof topicGroups = groups.parse(topicGroups);
  expect(read).toEqual(topicGroups);
});

it('leaves no name without its id in an example', () => {
  const examples = topicGroups.flatMap(({ topics }) =>
    topics.flatMap((each) => (each.example ? [exampleOf(each.example, exampleIds)] : [])),
  );
  expect(JSON.stringify([examples, exampleNotice])).not.toMatch(/\{[a-z]/i);
});
