import { dueFilters } from '@cuadrilla/contract/kernel/dates';
import type { FieldKind } from '@cuadrilla/contract/tasks/field-kinds';
import { filterShape, type TaskFilter } from '@cuadrilla/contract/tasks/task-fields';
import { priorities } from '@cuadrilla/contract/tasks/tasks';
import type { Hue } from '../../../ui/controls/hues.ts';
import { fieldTexts } from './field.texts.ts';
import {
  type FilteredField,
  filteredFields,
  filterNameOf,
  kindOf,
  type Source,
  sourceOf,
} from './task-fields.tsx';
import { filterTexts } from './filter.texts.ts';

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
/** Whatever there is. */
const any = '..';

export const filterGroupsOf = (sources: FilterSources): FilterGroup[] =>
  filteredFields.map((name) => ({
    kind: filterNameOf(name),
    title: fieldTexts[name].filter ?? fieldTexts[name].label,
    choices: choicesByKind[kindOf(name)](name, sources),
    single: kindOf(name) === 'date',
  }));

type Choices = (name: FilteredField, sources: FilterSources) => FilterChoice[];

/** Those of a list, and where there may be none, also that. */
const ofList: Choices = (name, sources) => {
  const choices = choicesFrom(sourceOf(name), sources);
  const words = fieldTexts[name].none;
  return choices && words ? [...choices, { value: none, label: words }] : (choices ?? []);
};

/** Whether there is any. */
const ofAny: Choices = (name) => {
  const { label, none: without = '' } = fieldTexts[name];
  return [
    { value: any, label: filterTexts.any(label) },
    { value: none, label: without },
  ];
};

const ofDates: Choices = (name) => {
  const spans = { ...filterTexts.spans, overdue: fieldTexts[name].past ?? '' };
  return dueFilters.map((value) => ({ value, label: spans[value] }));
};

const choicesByKind: Record<FieldKind, Choices> = {
  text: ofAny,
  link: ofAny,
  number: ofAny,
  repeat: ofAny,
  date: ofDates,
  choice: ofList,
  choices: ofList,
  person: ofList,
  people: ofList,
  flag: (name) => [{ value: 'true', label: fieldTexts[name].label }],
};

function choicesFrom(source: Source, { userId, people, labels, columns }: FilterSources) {
  if (source === 'people') return people && peopleChoices(people, userId);
  if (source === 'labels') return labels?.map((label) => ({ ...named(label), hue: label.hue }));
  if (source === 'columns') return columns?.map(named);
  return priorities.map(({ id, name }) => ({ value: String(id), label: name, level: id }));
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

const filterNames = filteredFields.map(filterNameOf);

export const noFilter: TaskFilter = Object.fromEntries(filterNames.map((kind) => [kind, undefined]));

/** What of an address contract knows to filter by. */
export const filterIn = (search: TaskFilter): TaskFilter =>
  Object.fromEntries(
    filterNames.map((kind) => [
      kind,
      filterShape[kind].safeParse(search[kind]).success ? search[kind] : undefined,
    ]),
  );

export const filterCount = (filter: TaskFilter): number =>
  filterNames.reduce((sum, kind) => sum + chosenValues(filter, kind).length, 0);
