import * as z from 'zod/mini';
import { attachmentFields } from '../tasks/attachments.ts';
import { columnKinds } from '../tasks/boards.ts';
import { type BoardView, boardViews } from '../tasks/board-views.ts';
import { arrival, departure } from '../tasks/departure.ts';
import { instant, type NamedPerson, namedPerson, queryNumber } from '../kernel/fields.ts';
import { type PointFields, pointFields } from '../tasks/points.ts';
import { grantedRoleNames, roleNames } from '../kernel/roles.ts';
import { loggedShape, type TaskFields } from '../tasks/task-fields.ts';
import { type Via, via } from './via.ts';

/** Before and after, for each field that changed. */
export type ChangesOf<Fields> = { [Field in keyof Fields]?: { before: Fields[Field]; after: Fields[Field] } };
const anyChanges = z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() }));
/** What the log holds was checked when it was written: only its type is said field by field. */
const changesOf = <Fields>() => anyChanges as unknown as z.ZodMiniType<ChangesOf<Fields>>;
/** Of labels also which ones came and went, as they were called then. */
export type TaskChanges = Omit<ChangesOf<TaskFields>, 'label_ids'> & {
  label_ids?: { before: number[]; after: number[]; added?: NamedMember[]; removed?: NamedMember[] };
};
interface NamedMember {
  id: number;
  name: string;
}

const projectFields = z.object({ name: z.string(), description: z.string() });
type ProjectChange = z.output<typeof projectFields> & { archived: boolean };
const boardRef = z.object({ boardId: z.int(), name: z.string() });
type BoardChange = { name: string; label_id: number | null; first_view: BoardView };
const columnRef = z.object({ columnId: z.int(), boardId: z.int() });
const columnFields = z.object({
  name: z.string(),
  kind: z.enum(columnKinds),
  position: z.string(),
  wip_limit: z.nullable(z.int()),
});
type ColumnFields = z.output<typeof columnFields>;
const taskRef = z.object({ taskId: z.int(), boardId: z.int(), title: z.string() });
const commentRef = z.object({ commentId: z.int(), taskId: z.int() });
const pointRef = z.object({ pointId: z.int(), taskId: z.int() });
const attachmentRef = z.object({ attachmentId: z.int(), taskId: z.int(), name: z.string() });
/** Of a comment; they leave the log when it is deleted. */
const words = z.optional(z.string());
/** Of the request that made it: whoever sent it waits for the answer. */
const requestKey = z.optional(z.string());
/** The task that is blocked, and by which. */
const dependencyRef = z.object({
  dependencyId: z.int(),
  taskId: z.int(),
  title: z.string(),
  blockerId: z.int(),
  blockerTitle: z.string(),
});
const documentRef = z.object({ documentId: z.int(), title: z.string() });
type DocumentFields = {
  title: string;
  icon: string;
  parent_id: number | null;
  position: string;
  locked: boolean;
  template: boolean;
  public: boolean;
};
const remarkRef = z.extend(documentRef, { threadId: z.int(), remarkId: z.int() });
const memberRef = z.object({ userId: z.int(), name: z.string() });
/** The name of the team through which somebody's right changed. */
const through = z.optional(z.string());
const teamRef = z.object({ teamId: z.int(), name: z.string() });
const ruleRef = z.object({ ruleId: z.int(), name: z.string() });
const webhookRef = z.object({ webhookId: z.int(), name: z.string() });

const labelFields = z.object({ labelId: z.int(), name: z.string(), hex_code: z.string() });

/** The server alone checks them: a browser's bundle leaves out what it does not use, and all that is in it. */
const table = <Payloads>(make: () => Payloads): Payloads => make();

/** Everything that can happen in a project, and what the log says of it. */
// oxlint-disable-next-line max-lines-per-function -- a table of events
export const eventPayloads = /* @__PURE__ */ table(() => ({
  'project.created': projectFields,
  'project.updated': z.object({ changes: changesOf<ProjectChange>() }),
  'project.deleted': z.object({}),
  'project.restored': z.object({}),
  /** Its trash was: what lay there is gone for good. */
  'project.emptied': z.object({ count: z.int() }),
  'label.created': labelFields,
  'label.updated': z.object({
    labelId: z.int(),
    /** As it is by then; before labels had colours to choose, only its change was told. */
    name: z.optional(z.string()),
    changes: changesOf<{ name: string; hex_code: string }>(),
  }),
  /** The events right before this one tell of each task and board that carried it. */
  'label.deleted': z.extend(labelFields, {
    /** How many they are; they have not always been counted. */
    carriers: z.optional(z.int()),
  }),
  'label.restored': labelFields,
  'board.created': z.extend(boardRef, {
    label_id: z.nullable(z.int()),
    /** Before boards had one, they were all seen as a grid. */
    first_view: z.optional(z.enum(boardViews)),
    columns: z.array(
      z.object({ id: z.int(), name: z.string(), kind: z.enum(columnKinds), position: z.string() }),
    ),
  }),
  'board.updated': z.object({ boardId: z.int(), changes: changesOf<BoardChange>() }),
  'board.deleted': boardRef,
  'board.restored': boardRef,
  'column.created': z.extend(columnRef, columnFields.shape),
  'column.updated': z.extend(columnRef, { changes: changesOf<ColumnFields>() }),
  /** With how it was, and how many tasks it had: the events right before this one tell of each that left. */
  'column.deleted': z.extend(columnRef, {
    ...columnFields.shape,
    movedTo: z.nullable(z.int()),
    taskCount: z.int(),
  }),
  'column.restored': z.extend(columnRef, columnFields.shape),
  /** Its tasks stand as they stood, by other positions: whoever keeps these reads them again. */
  'column.spread': columnRef,
  'task.created': z.object({
    taskId: z.int(),
    task: z.object(loggedShape),
    key: requestKey,
    /** Of one that comes from elsewhere: when it was made and finished there, as far as that is known. */
    elsewhere: z.optional(z.object({ createdAt: z.optional(instant), finishedAt: z.optional(instant) })),
    /** Of one that repeats: the one that was done before it. */
    after: z.optional(z.int()),
    from: z.optional(arrival),
  }),
  'task.updated': z.object({
    taskId: z.int(),
    boardId: z.int(),
    version: z.int(),
    changes: anyChanges as unknown as z.ZodMiniType<TaskChanges>,
    /** Where a move changed that: whether it is done by now. Its columns may go, or come to mean something else. */
    done: z.optional(z.boolean()),
    /** Of a task that repeats: the next one, which came of this change, or came or went with its being taken back. */
    next: z.optional(z.int()),
  }),
  'task.deleted': z.extend(taskRef, { to: z.optional(departure) }),
  'task.restored': taskRef,
  'comment.created': z.extend(commentRef, { content: words, key: requestKey }),
  'comment.updated': z.extend(commentRef, { before: words, after: words }),
  'comment.deleted': commentRef,
  'point.created': z.extend(pointRef, {
    ...pointFields.shape,
    key: requestKey,
  }),
  'point.updated': z.extend(pointRef, {
    /** What it says by now. */
    content: z.string(),
    changes: changesOf<PointFields>(),
    /** Where they had grown long, those of all points of the task by now. */
    positions: z.optional(z.record(z.string(), z.string())),
  }),
  /** With how it was. */
  'point.deleted': z.extend(pointRef, pointFields.shape),
  'point.restored': z.extend(pointRef, pointFields.shape),
  'attachment.created': z.extend(attachmentRef, { ...attachmentFields.shape, key: requestKey }),
  'attachment.updated': z.extend(attachmentRef, { changes: changesOf<{ name: string }>() }),
  'attachment.deleted': attachmentRef,
  'attachment.restored': z.extend(attachmentRef, {
    ...attachmentFields.shape,
    created_at: instant,
    created_by: z.int(),
  }),
  'dependency.created': dependencyRef,
  'dependency.deleted': dependencyRef,
  'document.created': z.extend(documentRef, { parent_id: z.nullable(z.int()), position: z.string() }),
  'document.updated': z.extend(documentRef, { changes: changesOf<DocumentFields>() }),
  /** Somebody writes in it: told once a minute at most, however much they write. */
  'document.edited': documentRef,
  'document.deleted': documentRef,
  'document.restored': documentRef,
  /** What was said is not in the log: it can be taken back. */
  'document.commented': remarkRef,
  'document.recommented': remarkRef,
  'document.uncommented': remarkRef,
  'document.settled': z.extend(documentRef, { threadId: z.int(), settled: z.boolean() }),
  'member.added': z.extend(memberRef, { role: z.enum(roleNames), team: through }),
  'member.updated': z.extend(memberRef, {
    before: z.enum(roleNames),
    after: z.enum(roleNames),
    team: through,
  }),
  'member.removed': z.extend(memberRef, { team: through }),
  /** A person is called something else, in every project of theirs. */
  'member.renamed': memberRef,
  /** Has another picture, or none any more. */
  'member.pictured': memberRef,
  /** Whose right came, changed or went with it is told after it, one by one. */
  'team.added': z.extend(teamRef, { role: z.enum(grantedRoleNames) }),
  'team.updated': z.extend(teamRef, { before: z.enum(grantedRoleNames), after: z.enum(grantedRoleNames) }),
  'team.removed': teamRef,
  'rule.created': ruleRef,
  'rule.updated': z.extend(ruleRef, {
    enabled: z.boolean(),
    /** Why it was turned off by itself. */
    paused: z.optional(z.string()),
  }),
  'rule.deleted': ruleRef,
  'webhook.created': webhookRef,
  'webhook.updated': z.extend(webhookRef, {
    enabled: z.boolean(),
    /** Why it was turned off by itself. */
    paused: z.optional(z.string()),
  }),
  'webhook.deleted': webhookRef,
  /** The project was taken from a token of somebody's. */
  'token.removed': z.object({ tokenId: z.int(), name: z.string() }),
}));

export type EventType = keyof typeof eventPayloads;

export type Payload<Type extends EventType> = z.output<(typeof eventPayloads)[Type]>;

/** An event as a command appends it: the log adds who, when and its place in the order. */
export type NewEvent = { [Type in EventType]: { type: Type; payload: Payload<Type> } }[EventType];

/** What happened, and what the log says of it: nothing any more, or less, once what it told of has been purged. */
export type Happened = { [Type in EventType]: { type: Type; payload: Partial<Payload<Type>> } }[EventType];

export const eventShape = /* @__PURE__ */ table(() => ({
  seq: z.int(),
  type: z.keyof(z.object(eventPayloads)),
  at: instant,
  actor: namedPerson,
  /** Not there for what somebody did by their own hand. */
  via: z.optional(via),
  /** By type, see `eventPayloads`. */
  payload: z.record(z.string(), z.unknown()),
}));
interface Logged {
  seq: number;
  at: string;
  actor: NamedPerson;
  via?: Via;
}
export type Event = Logged & Happened;
/** A union of all payloads would say the same, and make every answer with events slow to write. */
export const event = z.object(eventShape) as unknown as z.ZodMiniType<Event>;

/** The task that it is about. */
export const taskIdOf = ({ payload }: Happened): number | undefined =>
  'taskId' in payload ? payload.taskId : undefined;

export const taskIdsOf = (events: readonly Happened[]): Set<number> =>
  new Set(events.map(taskIdOf).filter((id) => id !== undefined));

/** The tasks in whose history it is told. */
export const historiesOf = ({ payload }: Happened): number[] =>
  [
    'taskId' in payload ? payload.taskId : undefined,
    'blockerId' in payload ? payload.blockerId : undefined,
  ].filter((id) => id !== undefined);

/** What a change of a task changed. */
export const changesIn = ({ type, payload }: Happened): TaskChanges =>
  (type === 'task.updated' && payload.changes) || {};

const message = 'La posición en el historial no es válida';
export const sinceInLog = z._default(queryNumber(message, 0, 2 ** 31 - 1), 0);
