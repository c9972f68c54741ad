import { describe, expect, it } from 'vitest';
import { base32, codeAt, stepAt, stepOfCode, uriOf } from './totp.ts';

const key = Buffer.from('12345678901234567890');

describe('codes by the clock', () => {
  // The last six digits of the vectors in appendix B of RFC 6238.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of the standard after %i seconds', (seconds, code) => {
    expect(codeAt(key, stepAt(new Date(seconds * 1_000)))).toBe(code);
  });

  it('are good for one period before and after', () => {
    const now = new Date(1_234_567_890_000);
    const step = stepAt(now);
    const found = [-2, -1, 0, 1, 2].map((away) => stepOfCode(key, codeAt(key, step + away), now));
    expect(found).toEqual([undefined, step - 1, step, step + 1, undefined]);
  });

  it('come from a key that people can type and applications can read', () => {
    expect(base32(key)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(uriOf(key, 'eva@ejemplo.com')).toBe(
      'otpauth://totp/Cuadrilla:eva%40ejemplo.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Cuadrilla',
    );
  });
});
