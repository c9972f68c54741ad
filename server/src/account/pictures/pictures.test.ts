import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../testing/fingerprint.ts';
import { type Client, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

const send = (client: Client, bytes: Buffer, type = 'image/png') =>
  client.request('PUT', '/profile/picture', bytes, { headers: { 'content-type': type } });

async function newPerson() {
  const user = await test.make.user();
  return { user, client: await test.as(user) };
}

async function withPicture() {
  const person = await newPerson();
  const { body } = await send(person.client, await paint(30, 20).png().toBuffer());
  return { ...person, picture: String(body.picture) };
}

/** The same, with another size in its head. */
function claimingSide(png: Buffer, side: number): Buffer {
  const claiming = Buffer.from(png);
  claiming.writeUInt32BE(side, 16);
  claiming.writeUInt32BE(side, 20);
  claiming.writeUInt32BE(crc32(claiming.subarray(12, 29)), 29);
  return claiming;
}

const addressOf = (id: number, picture: string) => `/people/${id}/picture?of=${picture}`;

describe('the picture of a person', () => {
  it('is painted anew as a square, with nothing of what else the file said', async () => {
    const { user, client } = await newPerson();
    const secret = 'Calle Falsa 123';
    const original = await paint(640, 300)
      .withExif({ IFD0: { Copyright: secret } })
      .jpeg()
      .toBuffer();
    expect(original.includes(secret)).toBe(true);
    const { status, body } = await send(client, original, 'image/jpeg');
    expect(status).toBe(200);
    const response = await test.app.inject({
      url: `/api${addressOf(user.id, body.picture)}`,
      cookies: { token: await test.make.session(user) },
    });
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    const head = await sharp(response.rawPayload).metadata();
    expect(head).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(head.exif).toBeUndefined();
    expect(response.rawPayload.includes(secret)).toBe(false);
  });

  it('has another address when it is another one, and the old one leads nowhere', async () => {
    const { user, client, picture } = await withPicture();
    const next = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const { body } = await send(client, next);
    expect(body.picture).not.toBe(picture);
    expect((await client.get(addressOf(user.id, picture))).status).toBe(404);
    expect((await client.get(addressOf(user.id, body.picture))).status).toBe(200);
  });

  it('is seen by whoever shares a project or a team, and by nobody else', async () => {
    const { user, client, picture } = await withPicture();
    const [colleague, partner, stranger] = [await newPerson(), await newPerson(), await newPerson()];
    const project = await test.make.project({ owner: user });
    await test.make.member({ project, user: colleague.user });
    await test.make.team({ people: [user, partner.user] });
    for (const each of [client, colleague.client, partner.client]) {
      expect((await each.get('/people/pictures')).body).toEqual([{ id: user.id, picture }]);
      expect((await each.get(addressOf(user.id, picture))).status).toBe(200);
    }
    expect((await stranger.client.get('/people/pictures')).body).toEqual([]);
    expect((await stranger.client.get(addressOf(user.id, picture))).status).toBe(404);
  });

  it('is taken away again, bytes and all, and those who look on hear of both', async () => {
    const { user, client } = await newPerson();
    const project = await test.make.project({ owner: user });
    const { body } = await send(client, await paint(10, 10).png().toBuffer());
    expect((await client.delete('/profile/picture')).status).toBe(204);
    expect((await client.get(addressOf(user.id, body.picture))).status).toBe(404);
    expect((await client.get('/profile')).body.picture).toBeNull();
    const { body: events } = await client.get(`/projects/${project.id}/events`);
    expect(events.slice(-2)).toMatchObject([
      { type: 'member.pictured', payload: { userId: user.id } },
      { type: 'member.pictured', payload: { userId: user.id } },
    ]);
  });
});

describe('what is no picture', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>');
  it.each([
    ['a drawing that says it is one', () => svg, 'El archivo no es una imagen PNG, JPEG, GIF o WebP'],
    ['a text', () => Buffer.from('hola'), 'La imagen está dañada o no se puede leer'],
    [
      'half of one',
      async () => (await paint(400, 400).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 5_000),
      'La imagen está dañada o no se puede leer',
    ],
    [
      'one that unfolds to far too many pixels',
      async () => claimingSide(await paint(9, 9).png().toBuffer(), 8_000),
      'La imagen es demasiado grande: caben 40 millones de píxeles',
    ],
  ])('%s is refused, and nothing changes', async (_what, bytes, message) => {
    const { client } = await withPicture();
    const before = await fingerprint(test.database.db);
    expect(await send(client, await bytes())).toMatchObject({ status: 400, body: { error: [message] } });
    expect(await fingerprint(test.database.db)).toEqual(before);
  });

  it('is refused unread where it is too large or of another type', async () => {
    const { client } = await newPerson();
    expect((await send(client, Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await send(client, svg, 'image/svg+xml')).status).toBe(415);
  });
});
