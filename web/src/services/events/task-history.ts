import { changesIn, type Event, type TaskChanges } from '@cuadrilla/contract/log/events';
import { isEmpty } from '@cuadrilla/contract/tasks/field-kinds';
import type { TaskFieldName, TaskFields } from '@cuadrilla/contract/tasks/task-fields';
import { priorities } from '@cuadrilla/contract/tasks/tasks';
import { type AttachmentEvent, isOfAttachment } from '../../features/attachments/attachments.live.ts';
import { fieldTexts } from '../../features/tasks/data/field.texts.ts';
import { fieldLoggedAs, kindOf, lookOf, sourceOf } from '../../features/tasks/data/task-fields.tsx';
import { wordsOfValue } from '../../features/tasks/data/value-words.ts';
import { isOfPoint } from '../../features/points/points.live.ts';
import type { Editor } from '../../features/tasks/data/tasks.texts.ts';
import { dependencyTexts, eventTexts, goneTexts, specialTexts, valueTexts } from './event.texts.ts';
import { pointSentences } from './point-history.ts';
import type { Names, Sentence } from './sentence.ts';
import { endedRepeat, isOtherWord, passedRepeat } from './told-fields.ts';

type DependencyEvent = Extract<Event, { type: `dependency.${string}` }>;
type Value = TaskFields[keyof TaskFields];

/** An event of a task, one sentence for each thing that changed. */
export function sentencesOf(event: Event, names: Names): Sentence[] {
  if (event.type === 'task.updated')
    return changeSentences(changesIn(event), names).map((sentence) => {
      if (sentence.field !== 'repeat') return sentence;
      if (passedRepeat(event)) return { ...sentence, did: specialTexts.passed };
      return endedRepeat(event) ? { ...sentence, did: specialTexts.ended } : sentence;
    });
  if (isOfPoint(event)) return pointSentences(event, names);
  if (isOfAttachment(event)) return [attachmentSentence(event)];
  if (event.type === 'dependency.created' || event.type === 'dependency.deleted')
    return [dependencySentence(event, names)];
  if (event.type === 'task.deleted' && event.payload.to) return [{ did: specialTexts.departed }];
  if (event.type === 'task.created' && event.payload.from) return [{ did: specialTexts.arrived }];
  const did = eventTexts[event.type].history;
  return did ? [{ did }] : [];
}

function attachmentSentence({ type, payload }: AttachmentEvent): Sentence {
  const did = eventTexts[type].history ?? '';
  const { before, after = payload.name ?? '' } =
    (type === 'attachment.updated' && payload.changes?.name) || {};
  return {
    did,
    ...(before !== undefined && { before: valueTexts.quoted(before) }),
    after: valueTexts.quoted(after),
  };
}

/** Both tasks have it in their history, each with the other's title. */
function dependencySentence({ type, payload }: DependencyEvent, { taskId }: Names): Sentence {
  const isBlocked = payload.taskId === taskId;
  const { blocked, blocks } = dependencyTexts[type];
  const other = isBlocked ? payload.blockerTitle : payload.title;
  return { did: isBlocked ? blocked : blocks, after: other ?? goneTexts.task };
}

function changeSentences(changes: TaskChanges, names: Names): Sentence[] {
  return (Object.keys(changes) as (keyof TaskFields)[]).flatMap((field) => {
    const [name, change] = [fieldLoggedAs(field), changes[field]];
    if (!name || !change || isConsequence(field, changes)) return [];
    return [{ field, ...changeSentence(name, change.before, change.after, names) }];
  });
}

/** A new board brings a new column, a new column a new position: only the cause is told. */
const isConsequence = (field: string, changes: TaskChanges): boolean =>
  isOtherWord(field, changes) ||
  (field === 'column_id' && 'board_id' in changes) ||
  (field === 'position' && ('board_id' in changes || 'column_id' in changes));

function changeSentence(name: TaskFieldName, before: Value, after: Value, names: Names): Sentence {
  const { lately, changed = lately, put = changed, removed = changed, unknown } = fieldTexts[name];
  if (lookOf(name).untold) return { did: before ? changed : put };
  if (isEmpty(after)) return { did: removed };
  const to = wordsOf(name, after, names);
  if (isEmpty(before)) return { did: put, after: to ?? unknownIn(name) };
  const from = wordsOf(name, before, names);
  if (unknown && from === undefined && to === undefined) return { did: unknown };
  return { did: changed, before: from ?? unknownIn(name), after: to ?? unknownIn(name) };
}

function wordsOf(name: TaskFieldName, value: Value, names: Names): string | undefined {
  const kind = kindOf(name);
  const source = sourceOf(name);
  const named = (id: number) =>
    source === 'priorities' ? priorities.find((each) => each.id === id)?.name : names[source](id);
  const words = wordsOfValue(kind, value, { named, date: names.date });
  return kind === 'text' ? valueTexts.quoted(String(value)) : words;
}

const unknownIn = (name: TaskFieldName): string =>
  ['choice', 'choices', 'person'].includes(kindOf(name)) ? valueTexts.unknown[sourceOf(name)] : '';

/** Who last changed a field of the task, going by its events; in another tab it may have been oneself. */
export function lastEditorOf(events: Event[], field: keyof TaskFields, userId: number): Editor | undefined {
  const actor = events.findLast((event) => field in changesIn(event))?.actor;
  return actor && { name: actor.name, isYou: actor.id === userId };
}
