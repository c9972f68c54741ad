import { priorities, type TaskDetail } from '@cuadrilla/contract/tasks';
import { fullName } from '../../../lib/people.ts';
import type { Source } from '../fields/task-fields.tsx';
import { taskTexts } from '../tasks.texts.ts';

export interface Choice {
  value: number;
  label: string;
}

/** The fourth is «Crítica» in forms, «Máxima» on cards. */
export const priorityChoices: Choice[] = priorities.map(({ id, name }) => ({
  value: id,
  label: id === 4 ? taskTexts.critical : name,
}));

/** What can be chosen, save the priorities, which are the same everywhere. */
export type FieldChoices = Partial<Record<Exclude<Source, 'priorities'>, Choice[]>>;

export const optionsOf = (source: Source, choices: FieldChoices): Choice[] =>
  source === 'priorities' ? priorityChoices : (choices[source] ?? []);

export const choicesOf = (named: readonly { id: number; name: string }[]): Choice[] =>
  named.map(({ id, name }) => ({ value: id, label: name }));

/** The members, and whoever left but is still responsible. */
export function peopleFor({ task, users }: TaskDetail): Choice[] {
  const { assignedTo } = task;
  const gone = assignedTo && !users.some(({ id }) => id === assignedTo.id);
  return choicesOf(gone ? [...users, { id: assignedTo.id, name: fullName(assignedTo) }] : users);
}
