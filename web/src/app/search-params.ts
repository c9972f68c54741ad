import { limits } from '@cuadrilla/contract/kernel/fields';

/** Search params are plain text: by default the router makes a number of `?search=2027`. */
export const parseSearch = (query: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(query));

export function stringifySearch(search: Record<string, string | undefined>): string {
  const given = Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

type Reader = (value: unknown) => string | undefined;

/** Empty counts as absent. */
export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** What is searched for: no more of it than can be. */
export const searchedText: Reader = (value) =>
  text(text(value)?.replaceAll('\0', '').slice(0, limits.search).toWellFormed());

/** All of it that is text. */
export const plainTexts = (raw: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(raw).filter((entry): entry is [string, string] => text(entry[1]) !== undefined),
  );

export const oneOf =
  <Value extends string>(...values: Value[]) =>
  (value: unknown): Value | undefined =>
    values.find((each) => each === value);

/** What a page keeps in its address; whatever else is there, or wrong, is left out. */
export const searchParams =
  <Readers extends Record<string, Reader>>(readers: Readers) =>
  (raw: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(raw[name])])) as {
      [Name in keyof Readers]?: ReturnType<Readers[Name]>;
    };
