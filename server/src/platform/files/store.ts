import type { Readable } from 'node:stream';

/** From the first to the last byte of it, both counted from 0. */
export interface Part {
  start: number;
  end: number;
}

/** Where the bytes of files lie. Rows in the database say whose they are; a name is given once and never again. */
export interface FileStore {
  /** Where what arrives is kept until it is whole. */
  incoming: string;
  /** Takes what lies at this path: once that is done, it outlasts any crash. */
  put(name: string, path: string): Promise<void>;
  /** Another one with the same bytes; false where there is none. */
  copy(name: string, as: string): Promise<boolean>;
  /** Undefined where there is none. */
  read(name: string, part?: Part): Promise<Readable | undefined>;
  /** Done also where there is none. */
  remove(name: string): Promise<void>;
}
