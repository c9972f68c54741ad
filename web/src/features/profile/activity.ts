import type { MyEvent } from '@cuadrilla/contract/profile';
import { isPlaceField, placeFields } from '@cuadrilla/contract/tasks';
import { activityTexts, goneTexts, leftTexts, taskChangeTexts } from './activity.texts.ts';

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
  const text = (key: string) => (typeof payload[key] === 'string' ? payload[key] : undefined);
  if (type === 'member.removed' && payload['userId'] === actor.id)
    return { verb: leftTexts, object: event.Project.name, quoted: true };
  const verb = type === 'task.updated' ? taskVerb(payload) : activityTexts[type];
  if (type.startsWith('project.')) return { verb, object: event.Project.name, quoted: true };
  if (type.startsWith('member.')) return { verb, object: text('name') ?? goneTexts.person, quoted: false };
  const [name, gone] = namedIn(event, text);
  return { verb, object: name ?? gone, quoted: name !== undefined };
}

/** The name of the board or the task, and what to say instead where nobody knows it any more. */
function namedIn(
  { type, Board, Task }: MyEvent,
  text: (key: string) => string | undefined,
): [name: string | undefined, gone: string] {
  if (type.startsWith('board.')) return [Board?.name ?? text('name'), goneTexts.board];
  // What the log names there is the column.
  if (type.startsWith('column.')) return [Board?.name, goneTexts.board];
  return [Task?.title ?? text('title'), goneTexts.task];
}

/** Moving changes the place in the column too, and to another board the column: the widest move is told. */
function taskVerb(payload: MyEvent['payload']): string {
  const changed = Object.keys(payload['changes'] ?? {});
  const others = changed.filter((field) => !isPlaceField(field));
  const move = placeFields.find((field) => changed.includes(field));
  const only = others.length === 0 ? move : others.length === 1 && !move ? others[0] : undefined;
  return (only && taskChangeTexts[only]) ?? activityTexts['task.updated'];
}
