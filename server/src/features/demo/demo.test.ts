import { demoCredentials } from '@cuadrilla/contract/auth';
import { expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { ensureDemo, resetDemo } from './demo.commands.ts';

const test = useTestApp();

it('works', async () => {
  let t = performance.now();
  await ensureDemo(test.database.db, new Date());
  console.log('ensure', performance.now() - t);
  const answer = await test.anonymous.post('/auth/login', demoCredentials);
  expect(answer.status).toBe(200);
  t = performance.now();
  await test.database.db.transaction((tx) => resetDemo(tx, new Date()));
  console.log('reset', performance.now() - t);
});
