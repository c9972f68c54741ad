import type { Membership } from '@cuadrilla/contract/projects/members';
import { priorities, type TaskDetail } from '@cuadrilla/contract/tasks/tasks';
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

export const membersAsChoices = (members: readonly Membership[]): Choice[] =>
  members.map(({ User, teams }) => ({
    value: User.id,
    label: fullName(User),
    teams,
    zone: User.time_zone,
  }));

/** The members, and whoever left but is still responsible. */
export function peopleFor({ task, users }: TaskDetail, members: readonly Membership[]): Choice[] {
  const { assignedTo } = task;
  const gone = assignedTo && !users.some(({ id }) => id === assignedTo.id);
  const people = choicesOf(gone ? [...users, { id: assignedTo.id, name: fullName(assignedTo) }] : users);
  const known = new Map(membersAsChoices(members).map((member) => [member.value, member]));
  return people.map((person) => {
    const { teams = [], zone } = known.get(person.value) ?? {};
    return {
      ...person,
      teams,
      zone: zone ?? (assignedTo?.id === person.value ? assignedTo.time_zone : undefined),
    };
  });
}
