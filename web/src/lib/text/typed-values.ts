type Values = Record<string, unknown>;

/** What was typed, and over what. */
export interface Typed<Fields> {
  values: Fields;
  mine: Fields;
}

/** Fields that mean nothing without another one, by that one: a column belongs to its board. */
export type Parts = Readonly<Record<string, readonly string[]>>;

const differ = (one: Values, other: Values, field: string): boolean =>
  comparable(one[field]) !== comparable(other[field]);

/** Nothing chosen and nothing typed are the same; lists are by what is in them. */
const comparable = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value || undefined;

/** What is in `values` and differs from `from`, also where something was taken away. */
export const differences = <Fields extends Values>(from: Values, values: Fields): Partial<Fields> =>
  pick(
    values,
    Object.keys({ ...from, ...values }).filter((field) => differ(from, values, field)),
  );

export const pick = <Fields extends Values>(values: Fields, chosen: readonly string[]): Partial<Fields> =>
  Object.fromEntries(chosen.map((field) => [field, values[field]])) as Partial<Fields>;

export const isEmpty = (fields: object): boolean => Object.keys(fields).length === 0;

/** Changed here and, differently, by somebody else. Where one is contested, its parts are no question of their own. */
export function contestedFields(base: Values, mine: Values, current: Values, parts: Parts): string[] {
  const contested = Object.keys(differences(base, mine)).filter(
    (field) => differ(base, current, field) && differ(mine, current, field),
  );
  return contested.filter((field) => !contested.some((whole) => parts[whole]?.includes(field)));
}

/**
 * Others saved something: what was not touched here follows. What both changed stays as typed here, and stays compared
 * with what it was typed over, so that saving asks which of the two is meant.
 */
export function followed<Fields extends Values>(
  base: Fields,
  mine: Fields,
  current: Fields,
  parts: Parts,
): Typed<Fields> {
  const typed = differences(base, mine);
  const moved = Object.keys(parts).filter((whole) => differ(base, current, whole) && !(whole in typed));
  const kept = Object.keys(typed).filter((field) => !moved.some((whole) => parts[whole]?.includes(field)));
  const next = { ...current, ...pick(mine, kept) };
  return { values: { ...current, ...pick(base, contestedFields(base, next, current, parts)) }, mine: next };
}

/** Typed again before the draft was answered: the fields that were touched since win, the draft gives the others. */
export function draftWith<Fields extends Values>(
  draft: Typed<Fields>,
  since: Typed<Fields>,
  parts: Parts,
): Typed<Fields> {
  const touched = Object.keys(differences(since.values, since.mine));
  const groups = Object.keys(parts).map((whole) => takenWith(whole, parts));
  const fresh = [
    ...touched,
    ...groups.filter((group) => group.some((each) => touched.includes(each))).flat(),
  ];
  return {
    values: { ...draft.values, ...pick(since.values, fresh) },
    mine: { ...draft.mine, ...pick(since.mine, fresh) },
  };
}

/** What goes with another's value of a field. */
const takenWith = (field: string, parts: Parts): string[] => [field, ...(parts[field] ?? [])];

/** My changes on top of what is there now, save those given up. */
export function changesOver<Fields extends Values>(
  base: Fields,
  mine: Fields,
  givenUp: readonly string[],
  parts: Parts,
): Partial<Fields> {
  const left = new Set(givenUp.flatMap((field) => takenWith(field, parts)));
  return pick(
    mine,
    Object.keys(differences(base, mine)).filter((field) => !left.has(field)),
  );
}
