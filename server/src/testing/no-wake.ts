import type { Wake } from '../platform/log/wake.ts';

/** For a process that looks by itself and tells nobody. */
export const noWake: Wake = {
  project: () => undefined,
  person: () => undefined,
  document: () => undefined,
  all: () => undefined,
  onNotice: () => () => undefined,
};
