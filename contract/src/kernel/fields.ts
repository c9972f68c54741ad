import * as z from 'zod/mini';
import { oneLine } from './one-line.ts';

export const limits = {
  name: 120,
  title: 200,
  description: 20_000,
  comment: 10_000,
  point: 500,
  /** Of one task. */
  points: 200,
  /** Of one task. */
  labels: 20,
  fileName: 200,
  /** Of one task. */
  attachments: 100,
  personName: 80,
  username: { min: 3, max: 40 },
  email: 254,
  password: { min: 6, max: 200 },
  wip: 999,
  search: 200,
  page: 500,
  bulk: 500,
  dependencies: 50,
  calendar: 500_000,
  icon: 16,
  path: 500,
  quote: 300,
  documentText: 900_000,
  importedFiles: 200,
} as const;

const largestId = 2 ** 31 - 1;

/** Text that PostgreSQL and every browser can hold: no NUL, no half of a surrogate pair. */
export const isStorable = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

/** `subject` begins the sentence of a message, as in «El nombre no puede superar…». */
export const storable = (subject: string, max: number) =>
  [
    z.maxLength(max, `${subject} no puede superar los ${max} caracteres`),
    z.refine<string>(isStorable, `${subject} contiene caracteres no permitidos`),
  ] as const;

export const requiredText = (subject: string, max: number, missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), ...storable(subject, max));

/** A name or a title: a form shows it in one line, and so does everything else. */
export const requiredLine = (subject: string, max: number, missing: string) =>
  z.string(missing).check(z.overwrite(oneLine), z.minLength(1, missing), ...storable(subject, max));

export const optionalText = (subject: string, max: number) =>
  z.optional(z.string(`${subject} no es válida`).check(z.trim(), ...storable(subject, max)));

export const id = (message: string) => z.int(message).check(z.gte(1, message), z.lte(largestId, message));

/** The id in a path, or nothing where the text is not one. */
export function parseId(text: string): number | undefined {
  const value = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= largestId ? value : undefined;
}

export const searchText = z._default(
  z.string().check(z.trim(), ...storable('La búsqueda', limits.search)),
  '',
);

/** A whole number in a query string. */
export const queryNumber = (message: string, min: number, max: number) =>
  z.pipe(
    z.string(message).check(z.regex(/^\d{1,10}$/, message)),
    z.pipe(z.transform(Number), z.int(message).check(z.gte(min, message), z.lte(max, message))),
  );

/** Ids in a query string, with commas between them; `none` stands for what has no such thing, and becomes null. */
export const queryIds = (message: string, largest = largestId) =>
  z.pipe(
    z.string(message).check(z.regex(/^(none|[1-9]\d{0,9})(,(none|[1-9]\d{0,9}))*$/, message)),
    z.pipe(
      z.transform((list: string) => list.split(',').map((each) => (each === 'none' ? null : Number(each)))),
      z.array(z.nullable(z.int().check(z.lte(largest, message)))),
    ),
  );

/** From one to the other, both of them in; null where there is no end. */
export interface Span {
  from: number | null;
  to: number | null;
}

const amounts = /^(none|\d{1,6}(\.\d{1,6})?|(\d{1,6}(\.\d{1,6})?)?\.\.(\d{1,6}(\.\d{1,6})?)?)$/;

/** Amounts in a query string, with commas between them: `2`, `1..3`, `..3`, `5..`, all there are `..`, and `none`. */
export const queryAmounts = (message: string) =>
  z.pipe(
    z.string(message).check(z.refine((list) => list.split(',').every((each) => amounts.test(each)), message)),
    z.transform((list: string) => list.split(',').map(spanOf)),
  );

export function spanOf(text: string): Span | null {
  if (text === 'none') return null;
  const [from = '', to = from] = text.split('..');
  return { from: from === '' ? null : Number(from), to: to === '' ? null : Number(to) };
}

export const queryId = (message: string) => queryNumber(message, 1, largestId);

export const page = {
  limit: z.optional(queryNumber(`El límite debe estar entre 1 y ${limits.page}`, 1, limits.page)),
  cursor: z.optional(z.string()),
};

/** An instant in an answer. */
export const instant = z.string();

export const namedPerson = z.object({ id: z.int(), name: z.string() });
export type NamedPerson = z.output<typeof namedPerson>;
