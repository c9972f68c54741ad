import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

describe('what the API answers', () => {
  it('is kept by no cache, whether it is an answer or an error', async () => {
    const client = await test.as(await test.make.user());
    const answers = [
      await client.get('/projects'),
      await client.get('/projects/1'),
      await test.anonymous.get('/profile'),
      await client.post('/auth/logout'),
    ];
    expect(answers.map(({ status, headers }) => [status, headers['cache-control']])).toEqual([
      [200, 'no-store'],
      [404, 'no-store'],
      [401, 'no-store'],
      [204, 'no-store'],
    ]);
  });

  it('lets no page use what the device has', async () => {
    const { headers } = await test.anonymous.get('/profile');
    expect(headers['permissions-policy']).toContain('camera=(), ');
    expect(headers['permissions-policy']).toContain('geolocation=()');
  });
});
