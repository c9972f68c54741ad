import { createRequire } from 'node:module';
import { messages } from '@cuadrilla/contract/errors';
import { limits } from '@cuadrilla/contract/fields';
import { fold } from '@cuadrilla/contract/fold';
import { invalid } from '../../app-error.ts';

interface Names {
  email: string;
  username: string;
  firstName: string;
  lastName: string;
}

/** What is guessed first: nothing at all, the person's own names, what most people take. */
export function refuseWeakPassword(password: string, { email, username, firstName, lastName }: Names): void {
  const [localPart = ''] = email.split('@');
  const own = [email, localPart, username, firstName, lastName, firstName + lastName, lastName + firstName];
  if (plain(password) === '') throw invalid(messages.blankPassword);
  if (own.map(plain).includes(plain(password))) throw invalid(messages.ownNamePassword);
  if (isCommon(password)) throw invalid(messages.commonPassword);
}

const plain = (text: string): string => fold(text).replaceAll(/\s/g, '');

const shipped = 10_000;
let common: Set<string> | undefined;

/** The list is read when somebody first chooses a password. */
function isCommon(password: string): boolean {
  common ??= new Set(readList().slice(0, shipped));
  return common.has(password.toLowerCase());
}

/** The most used first, of those that are long enough. */
function readList(): string[] {
  const load = createRequire(import.meta.url);
  const list = load('@zxcvbn-ts/language-common/src/passwords.json') as string[];
  return list.filter((each) => each.length >= limits.password.min);
}
