import { createHmac } from 'node:crypto';

const digits = 6;
/** In seconds. */
const period = 30;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1_000 / period);

/** By RFC 6238 and 4226, as every application of codes does it. */
export function codeAt(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Clocks differ: the code before and the one after are good as well. */
export const stepOfCode = (key: Buffer, code: string, now: Date): number | undefined => {
  const current = stepAt(now);
  return [current - 1, current, current + 1].find((step) => codeAt(key, step) === code);
};

/** As people type it: base 32, by RFC 4648. */
export function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet.charAt(Number.parseInt(five.padEnd(5, '0'), 2)))
    .join('');
}

/** What an application reads from the picture. */
export const uriOf = (key: Buffer, email: string): string =>
  `otpauth://totp/Cuadrilla:${encodeURIComponent(email)}?${new URLSearchParams({
    secret: base32(key),
    issuer: 'Cuadrilla',
  }).toString()}`;
