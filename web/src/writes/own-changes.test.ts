import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { showOwn, writeNews } from './own-changes.ts';

interface Thing {
  name: string;
  pinned: boolean;
}

const key = ['things', 1] as const;
const client = new QueryClient();
const shown = () => client.getQueryData<Thing>(key);
const pin =
  (pinned: boolean) =>
  (thing: Thing): Thing => ({ ...thing, pinned });
const rename =
  (name: string) =>
  (thing: Thing): Thing => ({ ...thing, name });
const read = (thing: Thing) => client.fetchQuery({ queryKey: key, queryFn: () => thing, staleTime: 0 });

beforeEach(() => {
  client.clear();
  client.setQueryData<Thing>(key, { name: 'Feria', pinned: false });
});

it('what others do meanwhile shows below a change of one’s own, and stays when that is refused', async () => {
  const settle = showOwn(client, key, pin(true));
  expect(shown()).toEqual({ name: 'Feria', pinned: true });
  writeNews(client, key, rename('Feria de otoño'));
  expect(shown()).toEqual({ name: 'Feria de otoño', pinned: true });
  await settle();
  expect(shown()).toEqual({ name: 'Feria de otoño', pinned: false });
});

it('news of an earlier change of one’s own does not show through the later one', async () => {
  const first = showOwn(client, key, pin(true));
  const second = showOwn(client, key, pin(false));
  writeNews(client, key, pin(true));
  expect(shown()?.pinned).toBe(false);
  await first(Promise.resolve());
  expect(shown()?.pinned).toBe(false);
  await second(Promise.resolve());
  expect(shown()?.pinned).toBe(false);
});

it('an answer that knows nothing of it yet is shown with the change on top', async () => {
  const settle = showOwn(client, key, pin(true));
  await read({ name: 'Feria de otoño', pinned: false });
  expect(shown()).toEqual({ name: 'Feria de otoño', pinned: true });
  await settle();
  expect(shown()).toEqual({ name: 'Feria de otoño', pinned: false });
});

it('what was accepted stays until it has been read again, and gives way to what was read', async () => {
  const settle = showOwn(client, key, pin(true));
  await settle(read({ name: 'Feria', pinned: false }));
  expect(shown()?.pinned).toBe(false);
});

it('what has to be read again has to be still after a change was shown in it', async () => {
  await client.invalidateQueries({ queryKey: key });
  await showOwn(client, key, pin(true))();
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});
