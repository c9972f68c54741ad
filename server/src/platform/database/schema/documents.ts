import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes, identity, instant, keptInOrder, position, searchVector } from './columns.ts';
import { projectTable } from './kinds.ts';
import { ofProject } from './projects.ts';
import { users } from './users.ts';

const person = (name: string) => integer(name).references(() => users.id);

export const documents = projectTable(
  'documents',
  {
    projectId: ofProject(),
    id: identity(),
    parentId: integer('parent_id'),
    position: position('position').notNull(),
    icon: text('icon').notNull(),
    title: text('title').notNull(),
    locked: boolean('locked').notNull().default(false),
    template: boolean('template').notNull().default(false),
    createdBy: person('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedBy: person('updated_by').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
    deletedBy: person('deleted_by'),
    /** The one whose deletion took it along: itself, or one above it. */
    deletedWith: integer('deleted_with'),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    foreignKey({
      columns: [table.projectId, table.parentId],
      foreignColumns: [table.projectId, table.id] as [AnyPgColumn, AnyPgColumn],
    }).onDelete('cascade'),
    index('documents_tree').on(table.projectId, table.parentId, table.position),
    index('documents_recent').on(table.projectId, table.updatedAt),
  ],
);

const ofDocument = {
  projectId: integer('project_id').notNull(),
  documentId: integer('document_id').notNull(),
};
const goesWithDocument = (table: { projectId: AnyPgColumn; documentId: AnyPgColumn }) =>
  foreignKey({
    columns: [table.projectId, table.documentId],
    foreignColumns: [documents.projectId, documents.id],
  }).onDelete('cascade');

export const documentPins = projectTable(
  'document_pins',
  { ...ofDocument, userId: person('user_id').notNull(), at: instant('at').notNull() },
  (table) => [
    primaryKey({ columns: [table.projectId, table.documentId, table.userId] }),
    goesWithDocument(table),
    index('document_pins_user').on(table.userId),
  ],
);

/** What was written, in the order in which it came; merged into the state after a while. */
export const documentUpdates = projectTable(
  'document_updates',
  {
    ...ofDocument,
    seq: integer('seq').notNull(),
    update: bytes('update').notNull(),
    userId: person('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.documentId, table.seq] }),
    goesWithDocument(table),
  ],
);

/** How far what a document says has come. Bumped by every write: keep what that changes out of indexes. */
export const documentStates = projectTable(
  'document_states',
  {
    ...ofDocument,
    /** The last place taken among its updates. */
    seq: integer('seq').notNull().default(0),
    /** All updates up to there are one, and no rows of their own any more. */
    mergedSeq: integer('merged_seq').notNull().default(0),
    state: bytes('state'),
    /** Of the state and the updates after it, in bytes. */
    size: integer('size').notNull().default(0),
    /** When it is to be tidied; nothing while there is nothing to do. Of many writes the first alone changes it. */
    dueAt: instant('due_at'),
    /** Whether all of it was built before it was kept: of what is older nobody knows until it is read. */
    sound: boolean('sound').notNull().default(false),
    /** What a long one began with when it was tidied, as JSON. */
    beginning: text('beginning'),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.documentId] }),
    goesWithDocument(table),
    index('document_states_due')
      .on(table.dueAt)
      .where(sql`due_at is not null`),
  ],
);

/** What was kept of a document and cannot be built: put aside, so that all else of it can be read. */
export const documentDamages = projectTable(
  'document_damages',
  {
    ...ofDocument,
    id: identity(),
    /** The place that it had; of what was merged, the last of it. */
    seq: integer('seq').notNull(),
    bytes: bytes('bytes').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.documentId, table.id] }),
    goesWithDocument(table),
  ],
);

/** A time in which people wrote, until a long silence. */
export const documentVersions = projectTable(
  'document_versions',
  {
    ...ofDocument,
    id: identity(),
    /** Of the last update in it. */
    seq: integer('seq').notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at').notNull(),
    authors: integer('authors').array().notNull(),
    /** What the document said at its end; nothing until it is over. */
    state: bytes('state'),
    added: integer('added'),
    removed: integer('removed'),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.documentId, table.id] }),
    goesWithDocument(table),
    index('document_versions_open')
      .on(table.projectId, table.documentId)
      .where(sql`state is null`),
  ],
);

export const documentFiles = projectTable(
  'document_files',
  {
    ...ofDocument,
    id: identity(),
    type: text('type').notNull(),
    bytes: bytes('bytes').notNull(),
    createdBy: person('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.documentId, table.id] }),
    goesWithDocument(table),
  ],
);

/** Who was told that a document mentions them: once, however often it does. */
export const documentMentions = projectTable(
  'document_mentions',
  { ...ofDocument, userId: person('user_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.projectId, table.documentId, table.userId] }),
    goesWithDocument(table),
    index('document_mentions_user').on(table.userId),
  ],
);

/** By which anybody reads a document. The token itself is never stored. */
export const documentLinks = projectTable(
  'document_links',
  {
    ...ofDocument,
    tokenHash: text('token_hash').notNull(),
    createdBy: person('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.documentId] }),
    goesWithDocument(table),
    uniqueIndex('document_links_token').on(table.tokenHash),
  ],
);

/** What a document says, part by part, each with its title, as it is searched for. One that says nothing has one. */
export const documentSections = projectTable(
  'document_sections',
  {
    ...ofDocument,
    ordinal: smallint('ordinal').notNull(),
    /** Which of the document's headings it stands below; 0 before the first. */
    nth: smallint('nth').notNull(),
    title: text('title').notNull(),
    heading: text('heading').notNull(),
    content: text('content').notNull(),
    search: searchVector('search').generatedAlwaysAs(
      sql`search_vector(project_id, title || chr(10) || heading || chr(10) || content)`,
    ),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.documentId, table.ordinal] }),
    goesWithDocument(table),
    index('document_sections_search').using('gin', table.search).with(keptInOrder),
  ],
);

/** What is said of a place in a document. */
export const documentThreads = projectTable(
  'document_threads',
  {
    ...ofDocument,
    id: identity(),
    /** Relative positions, as the browser wrote them. */
    anchorFrom: text('anchor_from').notNull(),
    anchorTo: text('anchor_to').notNull(),
    quote: text('quote').notNull(),
    createdBy: person('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    settledBy: person('settled_by'),
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.documentId, table.id] }),
    goesWithDocument(table),
  ],
);

export const documentRemarks = projectTable(
  'document_remarks',
  {
    ...ofDocument,
    threadId: integer('thread_id').notNull(),
    id: identity(),
    authorId: person('author_id').notNull(),
    content: text('content').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.documentId, table.threadId, table.id] }),
    foreignKey({
      name: 'document_remarks_thread',
      columns: [table.projectId, table.documentId, table.threadId],
      foreignColumns: [documentThreads.projectId, documentThreads.documentId, documentThreads.id],
    }).onDelete('cascade'),
  ],
);
