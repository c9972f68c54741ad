// The program of the threads beside the event loop: all that they can do is listed here.
import { parentPort } from 'node:worker_threads';
import { AppError } from './platform/app-error.ts';
import { ownThread } from './platform/beside/thread-time.ts';
import type { BesideWork, ThreadAnswer, ThreadUp } from './platform/beside/work.ts';
import { contentWork } from './documents/content/content.work.ts';
import { checkWriting } from './documents/line/check.work.ts';
import { tidyDocument } from './documents/tidy/tidied.ts';
import { readCalendar } from './carry/imports/read-calendar.ts';

const works = new Map(
  [...contentWork, checkWriting, tidyDocument, readCalendar].map((work) => [
    work.name,
    work as unknown as BesideWork<unknown, unknown>,
  ]),
);

async function answer({ name, input }: { name: string; input: unknown }): Promise<ThreadAnswer> {
  try {
    const work = works.get(name);
    if (!work) throw new Error(`no thread can ${name}`);
    return { output: await work.run(input) };
  } catch (error) {
    if (error instanceof AppError) return { refused: { code: error.code, messages: error.messages } };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

const tell = (said: ThreadAnswer | ThreadUp): void => parentPort?.postMessage(said, []);

parentPort?.on('message', (asked: { name: string; input: unknown }) => {
  void answer(asked).then(tell);
});
tell({ up: ownThread() });
