import { changesIn, type Event, type EventType, type TaskChanges } from '@cuadrilla/contract/events';
import type { TaskFields } from '@cuadrilla/contract/task-fields';
import { priorities } from '@cuadrilla/contract/tasks';
import { eventTexts as texts } from './events.texts.ts';

/** What ids stand for; whatever is no longer known has words of its own. */
export interface Names {
  person: (id: number) => string | undefined;
  column: (id: number) => string | undefined;
  board: (id: number) => string | undefined;
  label: (id: number) => string | undefined;
  moment: (instant: string) => string;
}

export type Field = keyof TaskFields;

/** «cambió la prioridad de Alta a **Máxima**»: what was done, from where, to where. */
export interface Sentence {
  field?: Field;
  did: string;
  before?: string;
  after?: string;
}

/** An event of a task, one sentence for each thing that changed. */
export function sentencesOf(event: Event, names: Names): Sentence[] {
  if (event.type === 'task.updated') return changeSentences(changesIn(event), names);
  const did = simple[event.type];
  return did ? [{ did }] : [];
}

const simple: Partial<Record<EventType, string>> = {
  'task.created': texts.created,
  'task.deleted': texts.deleted,
  'task.restored': texts.restored,
  'comment.created': texts.commented,
  'comment.updated': texts.commentEdited,
  'comment.deleted': texts.commentDeleted,
};

function changeSentences(changes: TaskChanges, names: Names): Sentence[] {
  const fields = (Object.keys(changes) as Field[]).filter((field) => !isConsequence(field, changes));
  return fields.flatMap((field) => {
    const change = changes[field];
    return change
      ? [{ field, ...sentences[field](change.before as never, change.after as never, names) }]
      : [];
  });
}

/** A new board brings a new column, a new column a new position: only the cause is told. */
const isConsequence = (field: Field, changes: TaskChanges): boolean =>
  (field === 'column_id' && 'board_id' in changes) ||
  (field === 'position' && ('board_id' in changes || 'column_id' in changes));

type Tell<Value> = (before: Value, after: Value, names: Names) => Omit<Sentence, 'field'>;

const priorityName = (id: number): string => priorities.find((each) => each.id === id)?.name ?? '';

const sentences: { [F in Field]: Tell<TaskFields[F]> } = {
  title: (before, after) => ({ did: texts.titled, before: texts.quoted(before), after: texts.quoted(after) }),
  description: (before) => ({ did: before ? texts.described : texts.describedFirst }),
  due_date: (before, after, { moment }) =>
    fromTo(before, after, moment, [texts.dueFirst, texts.due, texts.dueRemoved]),
  priority_id: (before, after) => ({
    did: texts.prioritised,
    before: priorityName(before),
    after: priorityName(after),
  }),
  assigned_to: (before, after, { person }) =>
    fromTo(before, after, (id) => person(id) ?? texts.unknownPerson, [
      texts.assigned,
      texts.reassigned,
      texts.unassigned,
    ]),
  label_id: (before, after, { label }) =>
    fromTo(before, after, (id) => label(id) ?? texts.unknownLabel, [
      texts.labelled,
      texts.relabelled,
      texts.unlabelled,
    ]),
  board_id: (before, after, { board }) => ({
    did: texts.movedBoard,
    before: board(before) ?? texts.unknownBoard,
    after: board(after) ?? texts.unknownBoard,
  }),
  column_id: (before, after, { column }) => {
    const [from, to] = [column(before), column(after)];
    // Of a board where the task was before: nothing is known of its columns here.
    if (from === undefined && to === undefined) return { did: texts.movedUnknown };
    return { did: texts.moved, before: from ?? texts.unknownColumn, after: to ?? texts.unknownColumn };
  },
  position: () => ({ did: texts.reordered }),
};

/** A value that may be missing: put there, changed, or taken away. */
function fromTo<Value>(
  before: Value | null,
  after: Value | null,
  name: (value: Value) => string,
  [put, changed, removed]: [string, string, string],
): Omit<Sentence, 'field'> {
  if (after === null) return { did: removed };
  if (before === null) return { did: put, after: name(after) };
  return { did: changed, before: name(before), after: name(after) };
}

/** Who last changed a field of the task, going by its events. */
export const lastEditorOf = (events: Event[], field: Field): string | undefined =>
  events.findLast((event) => field in changesIn(event))?.actor.name;
