import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { credentials, serveBucket } from './bucket.fixture.ts';
import { openStore, readBucket } from './open-store.ts';
import { spooled } from './spool.ts';
import type { Part } from './store.ts';

let folder: string;
let bucket: Awaited<ReturnType<typeof serveBucket>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cuadrilla-store-'));
  bucket = await serveBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const secret = encodeURIComponent(credentials.secretAccessKey);
const addressOf = (user = credentials.accessKeyId) =>
  `s3://${user}:${secret}@127.0.0.1:${bucket.port}/archivos/cuadrilla?region=${credentials.region}&tls=off`;

function bucketAt(address: string) {
  const found = readBucket(address);
  if (!found) throw new Error('the address is none');
  return openStore({ bucket: found });
}

const stores = {
  'in a folder': () => openStore({ folder: join(folder, 'archivos') }),
  'in a bucket': () => bucketAt(addressOf()),
};

const bytesOf = async (store: ReturnType<typeof openStore>, name: string, part?: Part) => {
  const found = await store.read(name, part);
  return found && buffer(found);
};

describe.each(Object.entries(stores))('a file %s', (_where, open) => {
  it('is there once it was put, and no more once it was removed', async () => {
    const store = open();
    const bytes = Buffer.from('Año 1, «final» ✓');
    const rules = { most: 100, tooLarge: () => new Error('too large'), cutOff: 'cut off' };
    await spooled(store.incoming, Readable.from([bytes]), rules, ({ path }) => store.put('7/a-1', path));
    expect(await bytesOf(store, '7/a-1')).toEqual(bytes);
    expect(await bytesOf(store, '7/a-2')).toBeUndefined();
    expect(await bytesOf(store, '7/a-1', { start: 3, end: 5 })).toEqual(bytes.subarray(3, 6));
    expect(await bytesOf(store, '7/a-2', { start: 0, end: 5 })).toBeUndefined();
    expect(await store.copy('7/a-1', '8/b-1')).toBe(true);
    expect(await store.copy('7/a-2', '8/b-2')).toBe(false);
    await store.remove('7/a-1');
    await store.remove('7/a-1');
    expect(await bytesOf(store, '8/b-1')).toEqual(bytes);
    await store.remove('8/b-1');
    expect(await bytesOf(store, '7/a-1')).toBeUndefined();
  });
});

it('what a bucket refuses is told with what it answered', async () => {
  const path = join(folder, 'uno');
  await writeFile(path, 'Hola');
  await expect(bucketAt(addressOf('otra')).put('7/b', path)).rejects.toThrow(
    'the store of files answered 403: <Code>SignatureDoesNotMatch</Code>',
  );
  expect([...bucket.objects.keys()]).toEqual([]);
});

it('what breaks while a bucket copies it is told, though it has said that all is well', async () => {
  const store = bucketAt(addressOf());
  const path = join(folder, 'dos');
  await writeFile(path, 'Hola');
  await store.put('7/c', path);
  bucket.breaking.add('/archivos/cuadrilla/7/c');
  await expect(store.copy('7/c', '8/c')).rejects.toThrow('InternalError');
  expect(await store.read('8/c')).toBeUndefined();
  await store.remove('7/c');
});

it.each([
  ['s3://obra:clave@s3.eu-west-1.amazonaws.com/archivos', 'https://s3.eu-west-1.amazonaws.com/archivos'],
  ['s3://obra:clave@localhost:9000/archivos/uno/?tls=off', 'http://localhost:9000/archivos/uno'],
])('the address %s is read', (address, expected) => {
  expect(readBucket(address)?.address).toBe(expected);
});

it.each(['s3://host/archivos', 's3://obra:clave@host', 'https://obra:clave@host/archivos', 's3'])(
  '%s is no bucket',
  (address) => expect(readBucket(address)).toBeUndefined(),
);

describe('what arrives', () => {
  const rules = {
    most: 5,
    tooLarge: () => new AppError('too_large', 'Demasiado'),
    cutOff: 'Cortado',
  };
  const arrive = (source: Readable) =>
    spooled(join(folder, 'llega'), source, rules, async ({ size }) => size);

  it('is counted as it comes', async () => {
    expect(await arrive(Readable.from([Buffer.from('ho'), Buffer.from('la')]))).toBe(4);
    await expect(arrive(Readable.from([Buffer.from('hola'), Buffer.from('hola')]))).rejects.toThrow(
      'Demasiado',
    );
  });

  it('is nothing when the line breaks', async () => {
    const broken = new Readable({
      read() {
        this.push('ho');
        this.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
      },
    });
    await expect(arrive(broken)).rejects.toMatchObject({ code: 'validation', messages: ['Cortado'] });
  });
});
