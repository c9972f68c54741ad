import { createStore } from '../../lib/store.ts';

export interface Upload {
  /** How much of it has gone out, from 0 to 1. */
  sent: number;
  cancel: () => void;
}

/** The files on their way, by the ids that they have until the server gives them theirs. They go on without their page. */
export const uploads = createStore<ReadonlyMap<number, Upload>>(new Map());

export const keepUpload = (id: number, upload: Upload): void =>
  uploads.set(new Map([...uploads.get(), [id, upload]]));

export const forgetUpload = (id: number): void =>
  uploads.set(new Map([...uploads.get()].filter(([each]) => each !== id)));
