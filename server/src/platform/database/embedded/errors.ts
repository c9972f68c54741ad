/** The embedded database cannot be used, for a reason that one line explains to whoever starts it. */
export class DatabaseUnusable extends Error {
  override readonly name: string = 'DatabaseUnusable';
}

/** A live process holds the folder: two servers on the same files would destroy them. */
export class FolderInUse extends DatabaseUnusable {
  override readonly name = 'FolderInUse';

  constructor(folder: string, pid?: number) {
    const who = pid === undefined ? '' : ` (process ${pid})`;
    super(`A running Cuadrilla${who} already uses the folder ${folder}: stop it, or set another DATA_DIR.`);
  }
}

/** There are no server binaries that run here. */
export class UnsupportedPlatform extends DatabaseUnusable {
  override readonly name = 'UnsupportedPlatform';

  constructor(reason: string) {
    super(`The embedded database does not run here (${reason}): set DATABASE_URL to a PostgreSQL server.`);
  }
}

/** What a program or the system said last, which is where the reason is. */
export function lastLine(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const text = said.trim() || (error instanceof Error ? error.message : String(error));
  return text.trim().split('\n').at(-1) ?? '';
}
