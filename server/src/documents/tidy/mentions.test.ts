import { nodeOf } from '@cuadrilla/contract/documents/document/parse';
import { writeInto } from '@cuadrilla/contract/documents/document/yjs';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { doHere } from '../../platform/beside/beside.ts';
import { ownThread, timeOf } from '../../platform/beside/thread-time.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { mentionsIn } from './mentions-in.ts';
import { tidyNext } from './tidy-document.ts';
import { tidiedHearers } from '../../tidied-hearers.ts';

const test = useTestApp();

const mention = ({ id }: { id: number }) => `[@Alguien](persona:${id})`;

async function tidyAll(minutes: number): Promise<number[]> {
  const told: number[] = [];
  for (;;) {
    const people = await tidyNext(
      { db: test.database.db, beside: doHere, ...tidiedHearers },
      new Date(Date.now() + minutes * 60_000),
    );
    if (!people) return told;
    told.push(...people);
  }
}

it('however many a document mentions, each part of what was written is looked through once', () => {
  const doc = new Y.Doc();
  const people = Array.from({ length: 3_000 }, (_, id) => mention({ id: id + 1 }));
  writeInto(doc, nodeOf(people.join('\n\n')));
  const written = { seq: 1, update: Y.encodeStateAsUpdate(doc), userId: 7, at: new Date() };
  const worked = timeOf(ownThread());
  const before = worked();
  expect(mentionsIn(doc, [written])).toHaveLength(3_000);
  expect(worked() - before).toBeLessThan(1_000);
});

it('whoever a document mentions is told once, by who wrote it, and leads to it', async () => {
  const document = await test.make.document({ title: 'Plan de salida' });
  const { project } = document;
  const [ana, luis, eva] = await Promise.all([1, 2, 3].map(() => test.make.user()));
  if (!ana || !luis || !eva) throw new Error('nobody');
  for (const user of [ana, luis]) await test.make.member({ project, user });
  const writer = await test.as(ana);
  const write = async (markdown: string) =>
    expect((await writer.put(`${document.path}/markdown`, { markdown })).status).toBe(200);
  const newsOf = async (user: { id: number }) => (await (await test.as(user)).get('/notifications')).body;

  await write(`Lo ven ${mention(ana)}, ${mention(luis)}, ${mention(luis)} y ${mention(eva)}`);
  expect(await tidyAll(1)).toEqual([luis.id]);
  expect(await newsOf(luis)).toMatchObject([
    {
      kind: 'mentioned',
      actor: { id: ana.id },
      Task: null,
      Document: { id: document.id, title: 'Plan de salida' },
      Project: { id: project.id },
    },
  ]);
  expect([await newsOf(ana), await newsOf(eva)]).toEqual([[], []]);

  await write(`Otra vez ${mention(luis)}`);
  expect(await tidyAll(30)).toEqual([]);
  expect(await newsOf(luis)).toHaveLength(1);
  await test.make.member({ project, user: eva });
  await write(`También ${mention(eva)}`);
  await tidyAll(60);
  expect(await newsOf(eva)).toMatchObject([{ kind: 'mentioned', Document: { id: document.id } }]);

  const owner = await test.as({ id: project.ownerId });
  await owner.delete(document.path);
  expect(await newsOf(luis)).toEqual([]);
});
