import { Readable } from 'node:stream';
import { spooled } from '../../platform/files/spool.ts';
import { addAttachment } from '../../tasks/attachments/attachments.commands.ts';
import { arrivalOfFiles, storeFile } from '../../tasks/attachments/stored.ts';
import { openPicture } from '../../account/pictures/open-picture.ts';
import { bytesOf } from './demo-content.ts';
import type { DemoFile } from './demo-data.ts';
import type { Scene } from './demo-scene.ts';
import { editing, type Step } from './demo-story.ts';

/** Files come while the task is worked on, or soon after it was made. */
export function fileSteps(scene: Scene): Step[] {
  const { task, schedule, creator } = scene;
  const { created, started, ends } = schedule;
  const from = started ?? created;
  const files = task.files ?? [];
  return files.map((file, index) =>
    editing(
      from - ((from - ends) * (index + 1)) / (files.length + 2),
      file.by ?? creator,
      addFile(scene, file),
    ),
  );
}

/** A drawing as a picture. Drawings are without letters: a machine need not have a font. */
async function contentOf(from: string): Promise<Buffer> {
  const bytes = bytesOf(from);
  return from.endsWith('.svg') ? (await openPicture(bytes)).png().toBuffer() : bytes;
}

const addFile =
  ({ story: { files }, made }: Scene, { name, from }: DemoFile): Step['work'] =>
  async (change) => {
    const { tx, projectId, now } = change;
    const source = Readable.from([await contentOf(from)]);
    await spooled(files.incoming, source, arrivalOfFiles, async (arrived) => {
      const stored = await storeFile({ db: tx, files }, projectId, arrived, now);
      await addAttachment(change, made.taskId, { name, size: arrived.size, ...stored });
    });
  };
