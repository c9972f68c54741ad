/** A live process holds the folder: two servers on the same files would destroy them. */
export class FolderInUse extends Error {
  constructor(folder: string, pid?: number) {
    const who = pid === undefined ? '' : ` (process ${pid})`;
    super(`A running Cuadrilla${who} already uses the folder ${folder}: stop it, or set another DATA_DIR.`);
    this.name = 'FolderInUse';
  }
}

/** There are no server binaries that run here. */
export class UnsupportedPlatform extends Error {
  constructor(reason: string) {
    super(`The embedded database does not run here (${reason}): set DATABASE_URL to a PostgreSQL server.`);
    this.name = 'UnsupportedPlatform';
  }
}
