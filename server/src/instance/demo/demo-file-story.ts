import { Readable } from 'node:stream';
import { spooled } from '../../platform/files/spool.ts';
import { addAttachment } from '../../tasks/attachments/attachments.commands.ts';
import { arrivalOfFiles, storeFile } from '../../tasks/attachments/stored.ts';
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

const addFile =
  ({ story: { files }, made }: Scene, { name, make }: DemoFile): Step['work'] =>
  async (change) => {
    const { tx, projectId, now } = change;
    const source = Readable.from([await make()]);
    await spooled(files.incoming, source, arrivalOfFiles, async (arrived) => {
      const stored = await storeFile({ db: tx, files }, projectId, arrived, now);
      await addAttachment(change, made.taskId, { name, size: arrived.size, ...stored });
    });
  };
