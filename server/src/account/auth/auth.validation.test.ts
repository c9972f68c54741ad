import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

const refused = (error: string[]) => ({ status: 400, body: { error, code: 'validation' } });

const person = {
  firstName: 'Eva',
  lastName: 'Ruiz',
  username: 'eva',
  email: 'eva@ejemplo.com',
  password: 'secreta',
  confirmPassword: 'secreta',
};
const nothing = Object.fromEntries(Object.keys(person).map((key) => [key, '']));
const blank = Object.fromEntries(Object.keys(person).map((key) => [key, '  ']));
const missingPerson = [
  'El nombre es requerido',
  'El apellido es requerido',
  'El usuario es requerido',
  'El email es requerido',
];

describe('registering', () => {
  it.each([
    ['no field at all', {}],
    ['every field empty', nothing],
    ['every field null', Object.fromEntries(Object.keys(person).map((key) => [key, null]))],
    ['the fields in another order', Object.fromEntries(Object.entries(nothing).toReversed())],
  ])('with %s tells what every field lacks, in their order', async (_, body) => {
    const answer = await test.anonymous.post('/auth/register', body);
    expect(answer).toMatchObject(
      refused([...missingPerson, 'La contraseña es requerida', 'Falta confirmar la contraseña']),
    );
  });

  it('counts blanks as nothing, but not in a password', async () => {
    const answer = await test.anonymous.post('/auth/register', { ...blank, confirmPassword: '' });
    expect(answer.body.error).toEqual([
      ...missingPerson,
      'La contraseña debe tener al menos 6 caracteres',
      'Falta confirmar la contraseña',
    ]);
  });

  it.each([
    [
      'a password of five characters',
      { password: '12345', confirmPassword: '12345' },
      ['La contraseña debe tener al menos 6 caracteres'],
    ],
    ['two different passwords', { confirmPassword: 'secretA' }, ['Las contraseñas no coinciden']],
    ['passwords that differ in a blank', { confirmPassword: 'secreta ' }, ['Las contraseñas no coinciden']],
    [
      'a confirmation alone',
      { password: undefined },
      ['La contraseña es requerida', 'Las contraseñas no coinciden'],
    ],
    [
      'different passwords and no name',
      { firstName: undefined, confirmPassword: 'x' },
      ['El nombre es requerido', 'Las contraseñas no coinciden'],
    ],
    [
      'a short password, not repeated',
      { password: '12345' },
      ['La contraseña debe tener al menos 6 caracteres', 'Las contraseñas no coinciden'],
    ],
    [
      'a wrong time zone and different passwords',
      { timeZone: 'Marte/Olimpo', confirmPassword: 'x' },
      ['La zona horaria no es válida', 'Las contraseñas no coinciden'],
    ],
    ['a short username', { username: 'ev' }, ['El usuario debe tener al menos 3 caracteres']],
    [
      'a username with a blank',
      { username: 'eva ruiz' },
      ['El usuario solo admite letras, números, punto, guion y guion bajo'],
    ],
    ['a long username', { username: 'e'.repeat(41) }, ['El usuario no puede superar los 40 caracteres']],
    [
      'long names',
      { firstName: 'e'.repeat(81), lastName: 'e'.repeat(81) },
      ['El nombre no puede superar los 80 caracteres', 'El apellido no puede superar los 80 caracteres'],
    ],
    [
      'a long email',
      { email: `${'e'.repeat(250)}@ejemplo.com` },
      ['El email no puede superar los 254 caracteres'],
    ],
    [
      'a long password',
      { password: 'e'.repeat(201), confirmPassword: 'e'.repeat(201) },
      ['La contraseña no puede superar los 200 caracteres'],
    ],
  ])('with %s tells just that', async (_, change, messages) => {
    const answer = await test.anonymous.post('/auth/register', { ...person, ...change });
    expect(answer).toMatchObject(refused(messages));
  });

  it.each([
    'eva',
    'eva@',
    '@ejemplo.com',
    'eva@ejemplo',
    'eva ruiz@ejemplo.com',
    'eva@ejem plo.com',
    'a@b@c.com',
  ])('with %s for an email is refused', async (email) => {
    const answer = await test.anonymous.post('/auth/register', { ...person, email });
    expect(answer).toMatchObject(refused(['El email no es válido']));
  });
});

describe('signing in', () => {
  it.each([{}, { email: '', password: '' }, { email: ' ', password: null }, { password: '' }])(
    'with %j tells what is missing',
    async (body) => {
      expect(await test.anonymous.post('/auth/login', body)).toMatchObject(
        refused(['El email es obligatorio', 'La contraseña es obligatoria']),
      );
    },
  );
});
