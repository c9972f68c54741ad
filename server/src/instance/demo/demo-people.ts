import { randomBytes } from 'node:crypto';
import { demoCredentials } from '@cuadrilla/contract/account/auth';
import { hash } from '@node-rs/argon2';
import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/schema.ts';
import { createUser } from '../../account/auth/auth.commands.ts';
import people from './demo-content/people.json';
import { everyone, type Person } from './demo-data.ts';

export type PersonIds = Record<Person, number>;

const usernameOf = (person: Person): string => (person === 'demo' ? 'demo' : `demo.${person}`);

/** Only the visitor's password is known to anybody. */
const passwordOf = (person: Person): string =>
  person === 'demo' ? demoCredentials.password : randomBytes(32).toString('base64url');

const accountOf = (person: Person) => ({
  ...people[person],
  username: usernameOf(person),
  password: passwordOf(person),
  timeZone: 'UTC',
  demo: true,
  firstStepsClosed: true,
});

/** Whether the demo is there already, or somebody real holds one of its names: then it cannot be made. */
export async function areNamesTaken(tx: Tx): Promise<boolean> {
  const emails = everyone.map((person) => people[person].email);
  const usernames = everyone.map(usernameOf);
  const taken = await tx
    .select({ id: users.id })
    .from(users)
    .where(or(inArray(users.email, emails), inArray(sql`lower(${users.username})`, usernames)))
    .limit(1);
  return taken.length > 0;
}

/** Makes the people, or puts them back: they keep their ids, so whoever is visiting stays signed in. */
export async function settlePeople(tx: Tx, now: Date): Promise<PersonIds> {
  const ids: Partial<PersonIds> = {};
  for (const person of everyone) {
    ids[person] = await settlePerson(tx, person, now);
  }
  const strangers = notInArray(users.id, Object.values(ids));
  await tx.delete(users).where(and(eq(users.demo, true), strangers));
  return ids as PersonIds;
}

async function settlePerson(tx: Tx, person: Person, now: Date): Promise<number> {
  const { password, ...account } = accountOf(person);
  const thisPerson = and(eq(users.demo, true), eq(users.username, account.username));
  const [found] = await tx.select({ id: users.id }).from(users).where(thisPerson);
  if (!found) return (await createUser(tx, { ...account, password }, now)).id;
  const passwordHash = await hash(password);
  await tx
    .update(users)
    .set({ ...account, passwordHash })
    .where(eq(users.id, found.id));
  return found.id;
}
