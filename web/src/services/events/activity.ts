import type { MyEvent } from '@cuadrilla/contract/views/home';
import { type ChangesOf, changesIn } from '@cuadrilla/contract/log/events';
import type { PointFields } from '@cuadrilla/contract/tasks/points';
import { isPlaceField, placeFields } from '@cuadrilla/contract/tasks/tasks';
import { fieldTexts } from '../../features/tasks/data/field.texts.ts';
import { fieldLoggedAs } from '../../features/tasks/data/task-fields.tsx';
import { eventTexts, goneTexts, specialTexts } from './event.texts.ts';
import { toldFields } from './told-fields.ts';

interface Sentence {
  verb: string;
  /** What it happened to, by name. */
  object: string;
  /** A name of its own is quoted; «una tarea eliminada» is not. */
  quoted: boolean;
}

/** What an event says, after the name of who did it. */
export function sentenceOf(event: MyEvent): Sentence {
  const { type, payload, actor } = event;
  if (type === 'member.removed' && payload.userId === actor.id)
    return { verb: specialTexts.left, object: event.Project.name, quoted: true };
  const verb = verbOf(event);
  if (type.startsWith('project.')) return { verb, object: event.Project.name, quoted: true };
  const logged = 'name' in payload ? payload.name : 'title' in payload ? payload.title : undefined;
  if (type.startsWith('member.')) {
    const person = logged ?? goneTexts.person;
    const through = 'team' in payload ? payload.team : undefined;
    return { verb, object: through ? specialTexts.through(person, through) : person, quoted: false };
  }
  const [name, gone] = namedIn(event, logged);
  return { verb, object: name ?? gone, quoted: name !== undefined };
}

function verbOf(event: MyEvent): string {
  const { type, payload } = event;
  if (type === 'rule.updated' && payload.paused) return specialTexts.paused;
  if (type === 'webhook.updated' && payload.paused) return specialTexts.webhookPaused;
  if (type === 'document.updated') {
    const changed = Object.keys(payload.changes ?? {});
    const told = specialTexts.document.find(([field]) => changed.includes(field));
    return told?.[1] ?? eventTexts[type].lately;
  }
  if (type === 'task.deleted' && payload.to) return specialTexts.departedLately;
  if (type === 'task.created' && payload.from) return specialTexts.arrivedLately;
  if (type === 'point.updated') return pointVerb(payload.changes ?? {});
  return type === 'task.updated' ? taskVerb(event) : eventTexts[type].lately;
}

/** The name of the board or the task, and what to say instead where nobody knows it any more. */
function namedIn(
  { type, payload, Board, Task }: MyEvent,
  logged: string | undefined,
): [name: string | undefined, gone: string] {
  if (type.startsWith('board.')) return [Board?.name ?? logged, goneTexts.board];
  // What the log names there is the file.
  if (type.startsWith('attachment.')) return [Task?.title, goneTexts.task];
  if (type.startsWith('document.')) return [logged, goneTexts.document];
  if (type.startsWith('team.')) return [logged, goneTexts.team];
  if (type.startsWith('rule.')) return [logged, goneTexts.rule];
  if (type.startsWith('webhook.')) return [logged, goneTexts.webhook];
  if (type.startsWith('token.')) return [logged, goneTexts.token];
  if (type === 'label.updated') return [logged ?? payload.changes?.name?.after, goneTexts.label];
  // What the log names there is the column.
  if (type.startsWith('column.')) return [Board?.name, goneTexts.board];
  return [Task?.title ?? logged, goneTexts.task];
}

/** Moving changes the place in the column too, and to another board the column: the widest move is told. */
function taskVerb(event: MyEvent): string {
  const changed = toldFields(event);
  const others = changed.filter((field) => !isPlaceField(field));
  const move = placeFields.find((field) => changed.includes(field));
  const only = others.length === 0 ? move : others.length === 1 && !move ? others[0] : undefined;
  if (only === 'archived' && !changesIn(event).archived?.after) return specialTexts.unarchivedLately;
  const field = only && fieldLoggedAs(only);
  return (field ? fieldTexts[field] : eventTexts['task.updated']).lately;
}

function pointVerb(changes: ChangesOf<PointFields>): string {
  const changed = Object.keys(changes);
  if (changed.length > 1) return eventTexts['point.updated'].lately;
  if (changes.done) return changes.done.after ? specialTexts.point.done : specialTexts.point.undone;
  return changes.position ? specialTexts.point.position : eventTexts['point.updated'].lately;
}
