import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { doHere, openBeside } from '../../platform/beside/beside.ts';
import { usualLane } from '../../platform/beside/lane.ts';
import { documentStates } from '../../platform/database/schema/schema.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { writeMarkdown } from '../content/content.ts';
import { tidiedHearers } from '../../tidied-hearers.ts';
import { tidyNext } from './tidy-document.ts';

const test = useTestApp();
const minute = 60_000;
const day = 24 * 60 * minute;

it('what takes too much to be tidied is left for a day, and told', async () => {
  const { db } = test.database;
  const { id, project } = await test.make.document();
  const long = Array.from({ length: 5_000 }, (_, nth) => `Párrafo ${nth}`).join('\n\n');
  await test.make.inProject(project, (change) => writeMarkdown(change, id, long));
  const dueAt = async () =>
    (await db.select().from(documentStates).where(eq(documentStates.documentId, id)))[0]?.dueAt;
  const beside = openBeside({ lane: { ...usualLane, longest: 1 } });
  onTestFinished(() => beside.close());
  const soon = new Date(Date.now() + minute);
  await expect(tidyNext({ db, beside, ...tidiedHearers }, soon)).rejects.toThrow(
    `document ${id} takes too much to be tidied`,
  );
  expect(await dueAt()).toEqual(new Date(soon.getTime() + day));
  expect(await tidyNext({ db, beside: doHere, ...tidiedHearers }, soon)).toBeUndefined();
  expect(await tidyNext({ db, beside: doHere, ...tidiedHearers }, new Date(soon.getTime() + day))).toEqual(
    [],
  );
  expect(await dueAt()).not.toEqual(new Date(soon.getTime() + day));
});
