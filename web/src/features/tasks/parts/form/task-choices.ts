import type { Membership } from '@cuadrilla/contract/projects/members';
import { priorities } from '@cuadrilla/contract/tasks/tasks';
import { fullName } from '../../../../lib/people.ts';
import type { Source } from '../../data/task-fields.tsx';
import { taskTexts } from '../../data/tasks.texts.ts';

export interface Choice {
  value: number;
  label: string;
  /** Of a person. */
  teams?: readonly { id: number; name: string }[];
  zone?: string | undefined;
}

/** The fourth is «Crítica» in forms, «Máxima» on cards. */
export const levelsInForms = priorities.map(({ id, name }) => ({
  id,
  name: id === 4 ? taskTexts.critical : name,
}));

export const choicesOf = (named: readonly { id: number; name: string }[]): Choice[] =>
  named.map(({ id, name }) => ({ value: id, label: name }));

export const priorityChoices: Choice[] = choicesOf(levelsInForms);

/** What can be chosen, save the priorities, which are the same everywhere. */
export type FieldChoices = Partial<Record<Exclude<Source, 'priorities'>, Choice[]>>;

export const optionsOf = (source: Source, choices: FieldChoices): Choice[] =>
  source === 'priorities' ? priorityChoices : (choices[source] ?? []);

export const membersAsChoices = (members: readonly Membership[]): Choice[] =>
  members.map(({ User, teams }) => ({
    value: User.id,
    label: fullName(User),
    teams,
    zone: User.time_zone,
  }));
