import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { credentials, registration } from './auth.ts';

const person = {
  firstName: 'Ana',
  lastName: 'García',
  username: 'ana.garcía_1-b',
  email: 'Ana@Ejemplo.com ',
  password: ' clave1',
  confirmPassword: ' clave1',
};

/** The first message of each field, in the order of the fields: what forms and answers show. */
function problemsOf(schema: z.ZodMiniType, value: unknown): string[] {
  const first = new Map<string, string>();
  for (const { path, message } of z.safeParse(schema, value).error?.issues ?? []) {
    const field = path.join('.');
    if (!first.has(field)) first.set(field, message);
  }
  return [...first.values()];
}

const passwords = (password: string): string[] =>
  problemsOf(registration, { ...person, password, confirmPassword: password });

describe('registration', () => {
  it('trims names, takes the email in lower case and leaves the password as it is', () => {
    expect(z.parse(registration, { ...person, firstName: ' Ana ' })).toEqual({
      ...person,
      email: 'ana@ejemplo.com',
    });
  });

  it('tells everything that is missing, in the order of the form', () => {
    expect(problemsOf(registration, {})).toEqual([
      'El nombre es requerido',
      'El apellido es requerido',
      'El usuario es requerido',
      'El email es requerido',
      'La contraseña es requerida',
      'Falta confirmar la contraseña',
    ]);
    const blank = Object.fromEntries(Object.keys(person).map((field) => [field, '']));
    expect(problemsOf(registration, blank)).toEqual(problemsOf(registration, {}));
  });

  it.each([
    ['firstName', ' ', 'El nombre es requerido'],
    ['firstName', 'a'.repeat(81), 'El nombre no puede superar los 80 caracteres'],
    ['lastName', 'a\0', 'El apellido contiene caracteres no permitidos'],
    ['username', 'an', 'El usuario debe tener al menos 3 caracteres'],
    ['username', 'a'.repeat(41), 'El usuario no puede superar los 40 caracteres'],
    ['username', 'ana garcía', 'El usuario solo admite letras, números, punto, guion y guion bajo'],
    ['username', 'ana@casa', 'El usuario solo admite letras, números, punto, guion y guion bajo'],
    ['email', 'ana', 'El email no es válido'],
    ['email', 'ana@ejemplo', 'El email no es válido'],
    ['email', 'a b@ejemplo.com', 'El email no es válido'],
    ['email', `${'a'.repeat(250)}@ejemplo.com`, 'El email no puede superar los 254 caracteres'],
    ['timeZone', 'Europa/Madrid', 'La zona horaria no es válida'],
    ['confirmPassword', 'clave1', 'Las contraseñas no coinciden'],
    ['confirmPassword', '', 'Falta confirmar la contraseña'],
  ])('refuses %s %j', (field, value, message) => {
    expect(problemsOf(registration, { ...person, [field]: value })).toEqual([message]);
  });

  it('takes passwords of 6 to 200 characters', () => {
    expect(passwords('12345')).toEqual(['La contraseña debe tener al menos 6 caracteres']);
    expect(passwords('123456')).toEqual([]);
    expect(passwords('a'.repeat(200))).toEqual([]);
    expect(passwords('a'.repeat(201))).toEqual(['La contraseña no puede superar los 200 caracteres']);
  });

  it('tells that the passwords differ beside what else is wrong', () => {
    expect(problemsOf(registration, { ...person, lastName: '', confirmPassword: 'otra' })).toEqual([
      'El apellido es requerido',
      'Las contraseñas no coinciden',
    ]);
  });
});

describe('credentials', () => {
  it('need email and password, and nothing more of them', () => {
    expect(problemsOf(credentials, {})).toEqual(['El email es obligatorio', 'La contraseña es obligatoria']);
    expect(z.parse(credentials, { email: ' ANA@ejemplo.com', password: ' x ' })).toEqual({
      email: 'ana@ejemplo.com',
      password: ' x ',
    });
  });
});
