import type { Membership } from '@cuadrilla/contract/projects/members';
import { expect, it } from 'vitest';
import { mentionableIn } from './mentionable.ts';

const member = (id: number, first_name: string, teams: string[]): Membership => ({
  User: {
    id,
    first_name,
    last_name: 'Ruiz',
    email: '',
    time_zone: 'UTC',
    username: first_name.toLowerCase(),
  },
  role: { name: 'Editor' },
  ownRole: null,
  teams: teams.map((name) => ({ id: name.length, name, role: { name: 'Editor' } })),
});

it('whom an @ can name are the people and, behind them, each of their teams once', () =>
  expect(
    mentionableIn([member(1, 'Ana', ['Producto y diseño']), member(2, 'Bea', ['Producto y diseño'])]),
  ).toEqual([
    { handle: 'ana', name: 'Ana Ruiz' },
    { handle: 'bea', name: 'Bea Ruiz' },
    { handle: 'producto-y-diseno', name: 'Equipo Producto y diseño' },
  ]));
