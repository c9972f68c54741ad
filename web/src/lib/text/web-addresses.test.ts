import { expect, it } from 'vitest';
import { findAddresses } from './web-addresses.ts';

it.each([
  ['Ver https://ejemplo.com/a?b=#5, o no.', ['https://ejemplo.com/a?b=#5']],
  ['(https://es.wikipedia.org/wiki/Feria_(evento))', ['https://es.wikipedia.org/wiki/Feria_(evento)']],
  ['«http://uno.com» y HTTPS://DOS.COM…', ['http://uno.com', 'HTTPS://DOS.COM']],
  ['https:// y javascript:alert(1) y xhttps://no.com', []],
])('%s', (text, found) => {
  expect(findAddresses(text).map(({ href }) => href)).toEqual(found);
  for (const { from, href } of findAddresses(text)) expect(text.startsWith(href, from)).toBe(true);
});
