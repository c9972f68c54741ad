import { Zip, ZipDeflate } from 'fflate';

const partSize = 512 * 1024;

export interface ZipFile {
  /** Adds a file; of several texts none but the one at hand is in memory. */
  add(
    name: string,
    contents: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
  ): Promise<void>;
  /** Answers how large it became. */
  finish(): Promise<number>;
}

/** A ZIP that is written while it is made: `write` gets it part by part, and the next waits for it. */
export function zipFile(write: (part: Uint8Array, ordinal: number) => Promise<void>): ZipFile {
  let waiting: Uint8Array[] = [];
  let waitingSize = 0;
  let size = 0;
  let ordinal = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    waiting.push(chunk);
    waitingSize += chunk.length;
  });

  async function flush(least: number): Promise<void> {
    if (waitingSize < least) return;
    const part = Buffer.concat(waiting);
    waiting = [];
    waitingSize = 0;
    size += part.length;
    ordinal += 1;
    await write(part, ordinal);
  }

  return {
    async add(name, contents) {
      const file = new ZipDeflate(name, { level: 6 });
      zip.add(file);
      for await (const content of contents) {
        file.push(typeof content === 'string' ? Buffer.from(content) : content);
        await flush(partSize);
      }
      file.push(new Uint8Array(), true);
    },
    async finish() {
      zip.end();
      await flush(1);
      return size;
    },
  };
}
