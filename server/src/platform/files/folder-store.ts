import { copyFile, link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './store.ts';

/** A folder of this machine, or one that several instances share. */
export function openFolderStore(folder: string): FileStore {
  const pathOf = (name: string): string => join(folder, name);
  return {
    incoming: join(folder, 'incoming'),
    async put(name, path) {
      const place = pathOf(name);
      await mkdir(dirname(place), { recursive: true });
      await flush(path);
      await rename(path, place);
      await flush(dirname(place));
    },
    async copy(name, as) {
      const place = pathOf(as);
      await mkdir(dirname(place), { recursive: true });
      // What lies here never changes: two names for it are enough, where the disk knows such.
      await link(pathOf(name), place).catch((error: NodeJS.ErrnoException) =>
        error.code === 'ENOENT' ? absent(error) : copyFile(pathOf(name), place),
      );
      if (!(await stat(place).catch(absent))) return false;
      await flush(place);
      await flush(dirname(place));
      return true;
    },
    async read(name, part) {
      const file = await open(pathOf(name)).catch(absent);
      return file?.createReadStream(part);
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

/** A file's bytes, or a folder's names, are on the disk by then. Some systems cannot open a folder: theirs are. */
async function flush(path: string): Promise<void> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EISDIR' && error.code !== 'EPERM') throw error;
  });
  if (!handle) return;
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
