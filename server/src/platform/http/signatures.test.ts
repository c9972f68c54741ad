import type { FastifyRequest } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { secrets } from '../database/schema/schema.ts';
import { readerOf, unsubscribePath } from '../../outside/mail/unsubscribe.ts';
import { readSettings } from '../settings.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { devicesOn } from './devices.ts';
import { signaturesOf } from './signatures.ts';

const test = useTestApp();

beforeAll(async () => {
  const names = ['unsubscribe', 'device', 'some purpose'];
  await test.database.db.insert(secrets).values(names.map((name) => ({ name, value: 'secreto' })));
});

/** Of person 7, as mails and browsers have had them for long. */
const given = {
  unsubscribe: '7.tR55HBNSQHBfawTu4fjCRRTIHlB3lIP-LvPJOIRXQg4',
  device: 'abcdefghijklmnopqrstuv.IaVUqL_uabnp2pRuxd9Fe8LlErYdite4tiz8An0v79E',
};

it('what was signed long ago stays good', async () => {
  const { db } = test.database;
  expect(await unsubscribePath(db, { userId: 7 })).toBe(`/unsubscribe/${given.unsubscribe}`);
  expect(await readerOf(db, given.unsubscribe)).toEqual({ userId: 7 });
  const devices = devicesOn({ db, settings: readSettings({}) });
  const request = { cookies: { device: given.device } } as unknown as FastifyRequest;
  expect(await devices.knownTo(request, 7)).toBe('abcdefghijklmnopqrstuv');
  expect(await devices.knownTo(request, 8)).toBeUndefined();
});

it.each(['', 'corta', 'ñ'.repeat(43), 'x'.repeat(43)])('«%s» is no signature', async (signature) => {
  const { isSigned } = signaturesOf(test.database.db, 'some purpose');
  expect(await isSigned([7], signature)).toBe(false);
});
