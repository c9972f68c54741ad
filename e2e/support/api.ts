import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

export interface Person {
  id: number;
  name: string;
  email: string;
  password: string;
  cookie: string;
}

let counter = 0;

const cookieIn = (response: Response): string => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** The same API that the web calls, for what a story takes as given. */
export function apiOf(address: string) {
  /** Comes back as long as a server that has just started is too busy, as it asks everybody to. */
  async function ask(method: string, path: string, cookie: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.ok) return response;
    const refusal = `${method} ${path}: ${response.status} ${await response.text()}`;
    if (response.status !== 503) throw new Error(refusal);
    await pause(1_000);
    return ask(method, path, cookie, body);
  }

  async function call<T>(person: Person, method: string, path: string, body?: unknown): Promise<T> {
    const response = await ask(method, path, person.cookie, body);
    return (response.status === 204 ? undefined : await response.json()) as T;
  }

  async function register(firstName = 'Elena', lastName = 'Prieto'): Promise<Person> {
    counter += 1;
    const username = `persona${counter}`;
    const [email, password] = [`${username}@ejemplo.com`, 'secreto1'];
    const response = await ask('POST', '/auth/register', '', {
      firstName,
      lastName,
      username,
      email,
      password,
      confirmPassword: password,
      timeZone: 'America/Argentina/Buenos_Aires',
    });
    const { id } = (await response.json()) as { id: number };
    return { id, name: `${firstName} ${lastName}`, email, password, cookie: cookieIn(response) };
  }

  /** The same person with a session of their own, where the first may have ended. */
  async function logIn(person: Person): Promise<Person> {
    const { email, password } = person;
    const response = await ask('POST', '/auth/login', '', { email, password });
    return { ...person, cookie: cookieIn(response) };
  }

  /** Puts the person's session into a browser, as signing in would. */
  async function signIn(context: BrowserContext, person: Person): Promise<void> {
    const token = person.cookie.split('=')[1] ?? '';
    await context.addCookies([
      { name: 'token', value: token, url: address, httpOnly: true, sameSite: 'Lax' },
      { name: 'session', value: '1', url: address, sameSite: 'Lax' },
    ]);
  }

  return { call, register, logIn, signIn };
}

export type Api = ReturnType<typeof apiOf>;
