import * as z from 'zod/mini';
import { columnKinds } from '../../tasks/boards.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant, namedPerson, queryId, queryNumber, searchText } from '../../kernel/fields.ts';
import { ofOneself } from '../../kernel/scopes.ts';
import { nameFields } from './operators.ts';
import { answeredShape } from '../../tasks/answered-dates.ts';

const ref = z.object({ id: z.int(), name: z.string() });

/** Where nothing was found: what else may have been meant, and how much of that there is. */
const suggestion = z.nullable(z.object({ query: z.string(), count: z.int() }));

/** How many of each kind an answer holds at most. */
export const searchLimit = 8;

export const searchResult = z.object({
  projects: z.array(ref),
  boards: z.array(z.object({ id: z.int(), name: z.string(), project: ref })),
  tasks: z.array(
    z.object({
      id: z.int(),
      number: z.int(),
      title: z.string(),
      priority_id: z.int(),
      done: z.boolean(),
      board: ref,
      project: ref,
    }),
  ),
  documents: z.array(
    z.object({
      id: z.int(),
      icon: z.string(),
      title: z.string(),
      project: ref,
      /** Where it has the words, if that is below one of its headings. */
      section: z.nullable(z.object({ nth: z.int(), heading: z.string() })),
    }),
  ),
  people: z.array(namedPerson),
  suggestion,
});
export type SearchResult = z.output<typeof searchResult>;

/** In the order in which they are shown. */
export const foundKinds = ['tasks', 'comments', 'documents', 'projects', 'boards', 'people'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Of each kind while all are shown together, and of one that is shown by itself. */
export const foundFew = 3;
export const foundPage = 50;
/** Beyond this many, results are not counted. */
export const mostCounted = 1_000;

const place = z.tuple([z.int(), z.int()]);
/** A text, or the part of it where the words stand, and where in it they do. */
const marked = z.object({ text: z.string(), marks: z.array(place) });
export type Marked = z.output<typeof marked>;

/** With all that can be changed of several tasks alike. */
const foundTask = z.object({
  start_date: answeredShape.start_date,
  start_day: answeredShape.start_day,
  due_date: answeredShape.due_date,
  due_day: answeredShape.due_day,
  priority_id: answeredShape.priority_id,
  assigned_to: answeredShape.assigned_to,
  label_id: answeredShape.label_id,
  label_ids: answeredShape.label_ids,
  board_id: answeredShape.board_id,
  column_id: answeredShape.column_id,
  id: z.int(),
  number: z.int(),
  title: marked,
  /** Where the description has the words, and the title has not. */
  excerpt: z.nullable(marked),
  version: z.int(),
  commentCount: z.int(),
  assignee: z.nullable(z.extend(namedPerson, { time_zone: z.string() })),
  project: ref,
  board: ref,
  column: z.extend(ref, { kind: z.enum(columnKinds) }),
});
export type FoundTask = z.output<typeof foundTask>;

const foundComment = z.object({
  id: z.int(),
  excerpt: marked,
  author: namedPerson,
  createdAt: instant,
  task: z.object({ id: z.int(), title: z.string() }),
  project: ref,
  board: ref,
});
export type FoundComment = z.output<typeof foundComment>;

const foundDocument = z.object({
  id: z.int(),
  icon: z.string(),
  title: marked,
  updatedAt: instant,
  project: ref,
  /** The part of it that has the words: which of its headings that stands below, counted from 1. */
  section: z.nullable(z.object({ nth: z.int(), heading: marked })),
  /** Where that part has the words, if not only in its heading or in the title. */
  excerpt: z.nullable(marked),
});
export type FoundDocument = z.output<typeof foundDocument>;

export const found = z.object({
  /** One more than are counted means that there are more. */
  counts: z.object({
    tasks: z.int(),
    comments: z.int(),
    documents: z.int(),
    projects: z.int(),
    boards: z.int(),
    people: z.int(),
  }),
  tasks: z.array(foundTask),
  comments: z.array(foundComment),
  documents: z.array(foundDocument),
  projects: z.array(z.object({ id: z.int(), name: marked, excerpt: marked })),
  boards: z.array(z.object({ id: z.int(), name: marked, project: ref })),
  people: z.array(z.object({ id: z.int(), name: marked, username: z.string() })),
  /** Names in the query that nothing goes by which the person may see. */
  unknown: z.array(z.object({ start: z.int(), end: z.int(), message: z.string() })),
  suggestion,
});
export type Found = z.output<typeof found>;

export const searchEndpoints = {
  all: endpoint({
    method: 'GET',
    path: '/search',
    summary:
      'Projects, boards, tasks, documents and people of mine to go to: by name, tasks and documents also by what they say',
    allow: ofOneself,
    query: z.object({
      query: searchText,
      /** Of mine, the only one to look in. */
      project: z.optional(queryId('El proyecto no es válido')),
    }),
    status: 200,
    response: searchResult,
  }),
  found: endpoint({
    method: 'GET',
    path: '/search/results',
    summary: 'What of mine answers a query with operators: a few of each kind, or one kind by the page',
    allow: ofOneself,
    query: z.object({
      query: searchText,
      kind: z.optional(z.enum(foundKinds, 'El tipo de resultado no es válido')),
      offset: z._default(queryNumber('El comienzo no es válido', 0, mostCounted), 0),
    }),
    status: 200,
    response: found,
  }),
  names: endpoint({
    method: 'GET',
    path: '/search/names',
    summary: 'Names that I may see, for the value of an operator that is being typed',
    allow: ofOneself,
    query: z.object({ field: z.enum(nameFields, 'El filtro no es válido'), typed: searchText }),
    status: 200,
    response: z.array(z.string()),
  }),
};
