import { expect, it } from 'vitest';
import { closeAll } from './server.ts';

it('closes all that it opened, the last first, though one of them fails', async () => {
  const closed: string[] = [];
  const opened = [
    async () => void closed.push('database'),
    async () => Promise.reject(new Error('the pool is broken')),
    () => void closed.push('app'),
  ];
  await expect(closeAll(opened)).rejects.toThrow('the pool is broken');
  expect(closed).toEqual(['app', 'database']);
});
