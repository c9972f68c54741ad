import { describe, expect, it } from 'vitest';
import { ticked } from './check-boxes.ts';

const seen = 'Faltan:\n- [ ] medir\n- [x] pesar\n  1. [ ] dos veces\n> * [ ] avisar';

describe('a box that is ticked', () => {
  it.each([
    [1, true, '- [x] medir'],
    [2, false, '- [ ] pesar'],
    [3, true, '  1. [x] dos veces'],
    [4, true, '> * [x] avisar'],
  ])('is that of its line, %i', (line, checked, says) => {
    const text = ticked(seen, { seen, line, checked });
    expect(text?.split('\n')).toEqual(seen.split('\n').map((each, at) => (at === line ? says : each)));
  });

  it('is found where others have changed the rest, and ticked once', () => {
    const tick = { seen, line: 1, checked: true };
    const changed = `Antes:\n- [ ] llamar\n- [ ] medir\n- [ ] pesar\n`;
    expect(ticked(changed, tick)).toBe(changed.replace('[ ] medir', '[x] medir'));
    expect(ticked(changed.replace('[ ] medir', '[X] medir'), tick)).toContain('- [x] medir');
  });

  it('is the one in the same place among lines that read alike', () => {
    const twice = '- [ ] a\n- [ ] b\n- [ ] a';
    const tick = { seen: twice, line: 2, checked: true };
    expect(ticked(`- [ ] c\n${twice}`, tick)).toBe('- [ ] c\n- [ ] a\n- [ ] b\n- [x] a');
    expect(ticked('- [ ] b\n- [ ] a', tick)).toBe('- [ ] b\n- [x] a');
  });

  it('is none where its line is gone or says something else', () => {
    const tick = { seen, line: 1, checked: true };
    expect(ticked('- [ ] medir dos veces', tick)).toBeUndefined();
    expect(ticked(seen, { ...tick, line: 0 })).toBeUndefined();
  });

  it('leaves the ends of lines as they are', () => {
    const text = 'uno\r\n- [ ] dos\r\n';
    expect(ticked(text, { seen: text, line: 1, checked: true })).toBe('uno\r\n- [x] dos\r\n');
  });
});
