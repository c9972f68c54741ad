import { dueFilters } from '@cuadrilla/contract/dates';
import { priorities } from '@cuadrilla/contract/tasks';
import type { Hue } from '../../../ui/hues.ts';
import { taskTexts } from '../tasks.texts.ts';
import { filterTexts } from './filter.texts.ts';
import type { TaskFilter } from './task-listing.ts';

export type FilterKind = keyof TaskFilter;

export interface FilterChoice {
  value: string;
  label: string;
  /** How it is drawn beside its name, where it has a look of its own. */
  person?: { id: number; name: string };
  level?: number;
  hue?: Hue | undefined;
}

export interface FilterGroup {
  kind: FilterKind;
  title: string;
  choices: FilterChoice[];
  /** A task is due within one span of time: choosing another replaces it. */
  single?: boolean;
}

/** What a board can be filtered by, as far as it is known yet. */
export interface FilterSources {
  userId: number;
  people: readonly { id: number; name: string }[] | undefined;
  labels: readonly { id: number; name: string; hue: Hue | undefined }[] | undefined;
  columns: readonly { id: number; name: string }[] | undefined;
}

/** For what has no assignee, no label. */
const none = 'none';

export function filterGroupsOf({ userId, people, labels, columns }: FilterSources): FilterGroup[] {
  return [
    {
      kind: 'assignee',
      title: taskTexts.assignee,
      choices: people ? [...peopleChoices(people, userId), { value: none, label: taskTexts.noAssignee }] : [],
    },
    {
      kind: 'priority',
      title: taskTexts.priority,
      choices: priorities.map(({ id, name }) => ({ value: String(id), label: name, level: id })),
    },
    { kind: 'column', title: taskTexts.column, choices: (columns ?? []).map(named) },
    {
      kind: 'due',
      title: taskTexts.dueDate,
      choices: dueFilters.map((value) => ({ value, label: filterTexts.due[value] })),
      single: true,
    },
    {
      kind: 'label',
      title: taskTexts.label,
      choices: labels
        ? [
            ...labels.map((label) => ({ ...named(label), hue: label.hue })),
            { value: none, label: taskTexts.noLabel },
          ]
        : [],
    },
  ];
}

const named = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name });

/** Oneself first, the others by name. */
function peopleChoices(people: readonly { id: number; name: string }[], userId: number): FilterChoice[] {
  const byName = people.toSorted((a, b) => a.name.localeCompare(b.name, 'es'));
  const me = byName.filter(({ id }) => id === userId);
  const others = byName.filter(({ id }) => id !== userId);
  return [
    ...me.map((person) => ({ value: String(person.id), label: filterTexts.me, person })),
    ...others.map((person) => ({ ...named(person), person })),
  ];
}

export const chosenValues = (filter: TaskFilter, kind: FilterKind): string[] =>
  filter[kind]?.split(',') ?? [];

/** The filter with the value taken in, or out if it was there. */
export function toggled(filter: TaskFilter, { kind, single }: FilterGroup, value: string): TaskFilter {
  const chosen = chosenValues(filter, kind);
  const others = single ? [] : chosen.filter((each) => each !== value);
  const next = chosen.includes(value) ? others : [...others, value].toSorted(byId);
  return { ...filter, [kind]: next.length > 0 ? next.join(',') : undefined };
}

/** One order for the same choice: the address and the cache know it by its text. */
const byId = (a: string, b: string): number =>
  Number(a === none) - Number(b === none) || Number(a) - Number(b);

/** What becomes of the filter, whatever it is by then: choices can be quicker than the page. */
export type FilterChange = (filter: TaskFilter) => TaskFilter;

export const noFilter: Record<FilterKind, undefined> = {
  assignee: undefined,
  priority: undefined,
  label: undefined,
  column: undefined,
  due: undefined,
};

export const filterCount = (filter: TaskFilter): number =>
  (Object.keys(noFilter) as FilterKind[]).reduce((sum, kind) => sum + chosenValues(filter, kind).length, 0);
