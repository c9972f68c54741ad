import { createRequire } from 'node:module';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { limits } from '@cuadrilla/contract/kernel/fields';
import { fold } from '@cuadrilla/contract/kernel/fold';
import { invalid } from '../../platform/app-error.ts';
import type { Settings } from '../../platform/settings.ts';

interface Names {
  email: string;
  username: string;
  firstName: string;
  lastName: string;
}

/** What is guessed first: nothing at all, the person's own names, those of the place, what most people take. */
export function refuseWeakPassword(settings: Settings, password: string, person: Names): void {
  const { email, username, firstName, lastName } = person;
  const [localPart = ''] = email.split('@');
  const own = [email, localPart, username, firstName, lastName, firstName + lastName, lastName + firstName];
  if (plain(password) === '') throw invalid(messages.blankPassword);
  if (own.map(plain).includes(plain(password))) throw invalid(messages.ownNamePassword);
  if (wordsOfPlace(settings, email).includes(plain(password))) throw invalid(messages.placePassword);
  if (isCommon(password)) throw invalid(messages.commonPassword);
}

/** The product, the address it is at, the organisation and the domain of the person's email. */
function wordsOfPlace({ publicOrigin, oidc }: Settings, email: string): string[] {
  const hosts = [publicOrigin ? new URL(publicOrigin).hostname : '', email.split('@')[1] ?? ''];
  const words = ['cuadrilla', oidc?.name ?? '', ...hosts.flatMap((host) => [host, ...host.split('.')])];
  return words.map(plain);
}

const plain = (text: string): string => fold(text).replaceAll(/\s/g, '');

let common: Set<string> | undefined;

/** The list is read when somebody first chooses a password. */
function isCommon(password: string): boolean {
  common ??= new Set(readList());
  return common.has(password.toLowerCase());
}

/** More than forty thousand that leaked, of those that are long enough: all that the list has. */
function readList(): string[] {
  const load = createRequire(import.meta.url);
  const list = load('@zxcvbn-ts/language-common/src/passwords.json') as string[];
  return list.filter((each) => each.length >= limits.password.min);
}
