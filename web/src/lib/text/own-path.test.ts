import { expect, it } from 'vitest';
import { isOwnPath } from './own-path.ts';

it.each(['/', '/dashboard', '/dashboard/projects/3?view=list#fin', '/a//b', '/search?q=//x'])(
  'takes %j for one of ours',
  (path) => expect(isOwnPath(path)).toBe(true),
);

it.each([
  '//x',
  '/\\x',
  '/\t/x',
  '/\n/x',
  '/\r\\x',
  'https://x',
  'x',
  '',
  '//',
  ' //x',
  'javascript:alert(1)',
])('takes %j for one that leads elsewhere', (path) => expect(isOwnPath(path)).toBe(false));
