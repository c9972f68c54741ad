import { expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { wrongAddress } from './callable-address.ts';

const test = useTestApp();

const wrong = (address: string, privateWebhooks = false) => wrongAddress(address, { privateWebhooks });
const isPrivate = expect.stringContaining('es de una red privada');

it.each([
  ['https://ejemplo.com/avisos', undefined],
  ['https://ejemplo.com.:8443', undefined],
  ['https://xn--caa-8ma.ejemplo.com', undefined],
  ['https://9.9.9.9/', undefined],
  ['http://ejemplo.com', 'La dirección debe empezar con https://'],
  ['https://ejemplo.com:0/', 'El puerto de la dirección no es válido'],
  ['https://a..ejemplo.com', 'El nombre del servidor no es válido'],
  [`https://${'a'.repeat(64)}.com`, 'El nombre del servidor no es válido'],
  ['https://-ejemplo.com', 'El nombre del servidor no es válido'],
  ['https://ejem!plo.com', 'El nombre del servidor no es válido'],
  ['https://127.0.0.1/', isPrivate],
  ['https://2130706433/', isPrivate],
  ['https://0x7f.1/', isPrivate],
  ['https://[::ffff:10.0.0.1]/', isPrivate],
  ['https://localhost/', isPrivate],
  ['https://servidor.internal/', isPrivate],
  ['https://intranet/avisos', isPrivate],
])('%s is told to be %s', (address, said) => {
  expect(wrong(address)).toEqual(said);
});

it('lets one’s own network be called where that was allowed, but never what only this machine is linked to', () => {
  expect(wrong('http://127.0.0.1:9000/', true)).toBeUndefined();
  expect(wrong('http://intranet/', true)).toBeUndefined();
  expect(wrong('http://169.254.169.254/', true)).toEqual(isPrivate);
  expect(wrong('http://intranet:0/', true)).toBe('El puerto de la dirección no es válido');
});

const rule = (url: string) => ({
  boardId: null,
  enabled: false,
  definition: {
    trigger: { kind: 'created' },
    conditions: { match: 'all', list: [] },
    actions: [{ kind: 'webhook', url }],
  },
});

it('is said when a webhook or a rule is saved, and when it is changed', async () => {
  const project = await test.make.project();
  const owner = await test.as({ id: project.ownerId });
  const path = `/projects/${project.id}`;
  const webhook = { name: 'Facturas', url: 'https://ejemplo.com', events: null };
  const { body: made } = await owner.post(`${path}/webhooks`, webhook);
  const { body: rested } = await owner.post(`${path}/rules`, rule('https://ejemplo.com'));
  for (const [url, said] of [
    ['http://ejemplo.com', 'La dirección debe empezar con https://'],
    ['https://10.0.0.1', 'La dirección 10.0.0.1 es de una red privada'],
  ] as const) {
    const answers = [
      await owner.post(`${path}/webhooks`, { ...webhook, url }),
      await owner.patch(`${path}/webhooks/${made.id}`, { url }),
      await owner.post(`${path}/rules`, rule(url)),
      await owner.patch(`${path}/rules/${rested.id}`, { definition: rule(url).definition }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(answers.map(({ body }) => body.error)).toEqual([[said], [said], [said], [said]]);
  }
});
