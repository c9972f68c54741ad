import { expect, it } from 'vitest';
import { addressIn } from './address-in.ts';

const carried = (email: string): string => `${Buffer.from(email).toString('base64url')}.1.x`;

it('the address of a link is read from it, and none from what is no link', () => {
  for (const email of ['ana@ejemplo.com', 'muñoz+«hola»@ejemplo.com', 'ÿÿ?>@a.es'])
    expect(addressIn(carried(email))).toBe(email);
  for (const other of ['', '.', '%', '¡no!.1.x']) expect(addressIn(other)).toBe('');
});
