import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWorkers } from '../../platform/queue/workers.ts';
import { readSettings } from '../../platform/settings.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/test-process.ts';
import { sendMail } from './mail.commands.ts';
import { mailHandlers } from './mail.handlers.ts';
import { renderMail } from './mail.layout.ts';
import type { Mail } from './letter.ts';
import { testLetter } from '../../instance/instance/instance.texts.ts';

const server = await startMailServer();
const variables = {
  SMTP_URL: server.url,
  MAIL_FROM: 'Cuadrilla de Íñigo <avisos@tareas.example>',
  PUBLIC_URL: 'https://tareas.example',
};
const test = useTestApp(variables);
const withoutMail = useTestApp();
const settings = readSettings(variables);

let stop: () => Promise<void>;
beforeAll(() => {
  const { db } = test.database;
  stop = startWorkers(mailHandlers(settings), { db, log: pino({ level: 'silent' }), lookEvery: 0.5 });
});
afterAll(async () => {
  await stop();
  await server.stop();
});
beforeEach(() => void (server.received.length = 0));

const states = async (app = test): Promise<string[]> => {
  const { rows } = await app.database.db.execute<{ state: string }>(sql`select state from queue.job`);
  return rows.map(({ state }) => state);
};

const eva = { name: 'Eva', address: 'eva@ejemplo.com' };
const send = (mail: Mail) => test.database.db.transaction((tx) => sendMail(tx, settings, mail));

async function deliver(mail: Mail) {
  await send(mail);
  await until('the mail', () => server.received.length > 0);
  return server.received[0];
}

describe('the test mail', () => {
  it('comes once to whoever asked for it, as text and as a page', async () => {
    const person = {
      administrator: true,
      email: 'begona@ejemplo.com',
      firstName: 'Begoña 🎉',
      lastName: 'Núñez',
    };
    const client = await test.as(await test.make.user(person));
    expect(await client.post('/instance/mail-test')).toMatchObject({
      status: 200,
      body: { to: 'begona@ejemplo.com', milliseconds: expect.any(Number) },
    });
    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    expect(mail).toMatchObject({
      subject: 'Correo de prueba para Begoña 🎉',
      from: { name: 'Cuadrilla de Íñigo', address: 'avisos@tareas.example' },
      to: [{ name: 'Begoña 🎉 Núñez', address: 'begona@ejemplo.com' }],
      recipients: ['begona@ejemplo.com'],
    });
    expect(mail?.messageId).toMatch(/^<[\da-f-]{36}@tareas\.example>$/);
    const headers = Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? []);
    expect(headers['auto-submitted']).toBe('auto-generated');
    expect(headers['content-type']).toMatch(/^multipart\/alternative/);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('Hola, Begoña 🎉');
      expect(part).toContain('el servidor de salida funciona');
      expect(part).toContain('https://tareas.example/');
    }
    expect(mail?.html).not.toMatch(/<img|<link|url\(/);
  });

  it('tells what the mail server has against it', async () => {
    server.onMail = () => {
      throw new Error('Mailbox is full');
    };
    const client = await test.as(await test.make.user({ administrator: true }));
    const { status, body } = await client.post('/instance/mail-test');
    server.onMail = () => undefined;
    expect(status).toBe(409);
    expect(String(body.error)).toMatch(/^El correo no salió: .*Mailbox is full/);
    expect(await states()).toEqual([]);
  });

  it('is refused where no mail goes out, and leaves nothing behind', async () => {
    const client = await withoutMail.as(await withoutMail.make.user({ administrator: true }));
    expect(await client.post('/instance/mail-test')).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        error: ['Esta instancia no envía correo: falta indicar el servidor de salida en SMTP_URL'],
      },
    });
    const { db } = withoutMail.database;
    const mail: Mail = { to: eva, letter: testLetter({ firstName: 'Eva' }) };
    await db.transaction((tx) => sendMail(tx, readSettings({}), mail));
    expect(await states(withoutMail)).toEqual([]);
  });
});

describe('a mail', () => {
  it('shows what people write as they wrote it', async () => {
    const firstName = `<img src=x onerror="alert('1')"> & Cía`;
    const mail = await deliver({ to: eva, letter: testLetter({ firstName }) });
    expect(mail?.text).toContain(`Hola, ${firstName}`);
    expect(mail?.html).toContain('Hola, &lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Cía');
    expect(mail?.html).not.toContain('<img');
  });

  it('has no other headers than ours, whatever a name holds', async () => {
    const name = 'Eva\r\nBcc: mallory@ejemplo.com\r\n';
    const mail = await deliver({ to: { ...eva, name }, letter: testLetter({ firstName: name }) });
    expect(mail?.recipients).toEqual(['eva@ejemplo.com']);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail?.subject).toBe('Correo de prueba para Eva Bcc: mallory@ejemplo.com');
  });

  it.each(['eva@ejemplo.com, mallory@ejemplo.com', 'eva@ejemplo.com>\r\nRCPT TO:<mallory@ejemplo.com'])(
    'goes to one person or to nobody: %j',
    async (address) => {
      const to = { name: 'Eva', address };
      await send({ to, letter: testLetter({ firstName: 'Eva' }) });
      await until(
        'the try',
        async () => !(await states()).includes('created') && !(await states()).includes('active'),
      );
      expect(server.received.flatMap(({ recipients }) => recipients)).toEqual([]);
    },
  );
});

it('a digest leads nowhere where nobody knows at which address Cuadrilla is', () => {
  const letter = {
    subject: '1 vencida',
    title: 'Buenos días, Eva',
    paragraphs: [],
    sections: [
      { heading: 'Vencidas', items: [{ title: 'Pedir carpas', path: '/dashboard', detail: 'Feria' }] },
    ],
    button: { label: 'Abrir Cuadrilla', path: '/' },
    footer: '',
  };
  expect(renderMail(letter, undefined).html).toContain('Pedir carpas');
  expect(renderMail(letter, undefined).html).not.toContain('href=');
  expect(renderMail(letter, 'https://tareas.example').html).toContain('"https://tareas.example/dashboard"');
});
