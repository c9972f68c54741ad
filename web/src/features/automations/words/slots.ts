import type { Vocabulary } from '@cuadrilla/contract/rules/automations/vocabulary';
import { priorities } from '@cuadrilla/contract/tasks/tasks';
import { inTeams } from '../../../lib/teams-of-people.ts';
import { rruleTexts, slotTexts as texts } from './slot.texts.ts';

/** What a place in the sentence of a rule takes. */
type SlotKind =
  | 'column'
  | 'person'
  | 'label'
  | 'board'
  | 'priority'
  | 'team'
  | 'somebody'
  | 'elsewhere'
  | 'days'
  | 'text'
  | 'long'
  | 'address'
  | 'time'
  | 'rrule'
  | 'choice';

export interface Slot {
  key: string;
  kind: SlotKind;
  /** What a screen reader calls it. */
  name: string;
  /** Belongs to the sentence, before it. */
  lead?: string;
  /** For nothing in particular; then the finished sentence leaves it out with its lead. */
  any?: string;
  /** Nothing is said by leaving it out, not by null. */
  absent?: true;
  options?: readonly (readonly [value: string | boolean, text: string])[];
  /** Of `somebody`: what else there is beside people. */
  roles?: readonly (readonly [kind: string, text: string])[];
  teams?: boolean;
}

type Piece = string | Slot;

/** One way to say a kind of part: the word that chooses it, what stands around it, and how it begins. */
export interface Words<Part> {
  id: string;
  /** Before the word. */
  subject?: string;
  label: string;
  pieces: readonly Piece[];
  /** As it is first put into the sentence. */
  make: (project: Vocabulary) => Part;
  is?: (part: Part) => boolean;
}

export type Values = Record<string, unknown>;

export interface Option {
  value: string;
  label: string;
}
export interface Group {
  label: string;
  options: readonly Option[];
}

const named = ({ id, name }: { id: number; name: string }): Option => ({ value: String(id), label: name });

export const columnsOf = ({ boards }: Vocabulary, boardId: number | null): string[] => [
  ...new Set(
    boards
      .filter(({ id }) => boardId === null || id === boardId)
      .flatMap(({ columns }) => columns.map(({ name }) => name)),
  ),
];

/** Where the words of a rule are said: its project, its board, and the projects that it may reach. */
export interface Saying {
  project: Vocabulary;
  boardId: number | null;
  projects: readonly Vocabulary[];
}

/** By their teams, as a task's form has them. */
const peopleOf = ({ people }: Vocabulary, valueOfPerson: (id: number) => string): (Option | Group)[] => [
  ...inTeams(people.map(({ id, name, teams }) => ({ value: valueOfPerson(id), label: name, teams }))),
];

/** What has no group yet is in this one. */
const inGroup = (label: string, all: (Option | Group)[]): (Option | Group)[] => {
  const options = all.filter((each) => 'value' in each);
  return options.length > 0 ? [{ label, options }] : all;
};

/** What can be chosen there. */
export function choicesOf(slot: Slot, { project, boardId, projects }: Saying): (Option | Group)[] {
  switch (slot.kind) {
    case 'column':
      return columnsOf(project, boardId).map((name) => ({ value: name, label: name }));
    case 'person':
      return peopleOf(project, String);
    case 'label':
      return project.labels.map(named);
    case 'board':
      return project.boards.map(named);
    case 'team':
      return project.teams.map(named);
    case 'priority':
      return priorities.map(named);
    case 'rrule':
      return Object.entries(rruleTexts).map(([value, label]) => ({ value, label }));
    case 'choice':
      return (slot.options ?? []).map(([value, label]) => ({ value: String(value), label }));
    case 'somebody':
      return [
        {
          label: texts.byRole,
          options: (slot.roles ?? []).map(([kind, label]) => ({ value: kind, label })),
        },
        ...inGroup(
          texts.people,
          peopleOf(project, (id) => `person ${id}`),
        ),
        ...(slot.teams && project.teams.length > 0
          ? [
              {
                label: texts.turns,
                options: project.teams.map(({ id, name }) => ({
                  value: `turns ${id}`,
                  label: texts.inTurn(name),
                })),
              },
            ]
          : []),
      ];
    case 'elsewhere':
      return projects
        .filter(({ boards }) => boards.length > 0)
        .map(({ id, name, boards }) => ({
          label: name,
          options: boards.map((board) => ({ value: `${id} ${board.id}`, label: `${name} · ${board.name}` })),
        }));
    default:
      return [];
  }
}

/** What stands there for a choice that is no more: only a column is known by its name. */
export const goneText = ({ kind }: Slot, value: string): string =>
  kind === 'column' && value !== ''
    ? value
    : ['person', 'somebody'].includes(kind)
      ? texts.nobody
      : texts.gone;

/** As many as there may be of these, some are looked for by name. */
export const isLooked = ({ kind }: Slot): boolean =>
  ['column', 'person', 'label', 'board', 'team', 'somebody', 'elsewhere'].includes(kind);

/** How a value stands in a control. */
export function textOf(slot: Slot, values: Values): string {
  if (slot.kind === 'elsewhere') return `${String(values['projectId'])} ${String(values['boardId'])}`;
  const value = values[slot.key];
  if (value === null || value === undefined) return '';
  if (slot.kind === 'somebody') {
    const { kind, userId, teamId } = value as { kind: string; userId?: number; teamId?: number };
    return [kind, userId ?? teamId].filter(Boolean).join(' ');
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const ids = new Set<SlotKind>(['person', 'label', 'board', 'priority', 'team']);

/** The part with what was put into one of its places. */
export function withText<Part extends object>(slot: Slot, part: Part, text: string): Part {
  if (slot.kind === 'elsewhere') {
    const [projectId, boardId] = text.split(' ').map(Number);
    return { ...part, projectId, boardId };
  }
  if (text === '' && slot.any !== undefined) {
    const { [slot.key]: _, ...rest } = part as Values;
    return (slot.absent ? rest : { ...part, [slot.key]: null }) as Part;
  }
  return { ...part, [slot.key]: valueOf(slot, text) };
}

function valueOf(slot: Slot, text: string): unknown {
  if (slot.kind === 'somebody') {
    const [kind, id] = text.split(' ');
    return kind === 'person'
      ? { kind, userId: Number(id) }
      : kind === 'turns'
        ? { kind, teamId: Number(id) }
        : { kind };
  }
  // Whoever types another number first takes this one away.
  if (slot.kind === 'days') return text === '' ? null : Number(text);
  if (ids.has(slot.kind)) return Number(text);
  if (slot.kind === 'choice') return slot.options?.find(([value]) => String(value) === text)?.[0] ?? text;
  return text;
}
