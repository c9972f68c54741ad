import type { Prepare } from './stages.ts';

/** What each of the `people` is answered. */
export type Expected = readonly [number, number, number, number, number, number, number];

export interface Row {
  endpoint: string;
  expected: Expected;
  prepare: Prepare;
  about: string;
}
/** Of the table of permissions. */
export const row = (
  endpoint: string,
  expected: Expected,
  prepare: Prepare = () => ({}),
  about = '',
): Row => ({
  endpoint,
  expected,
  prepare,
  about,
});
export const sending =
  (body: unknown): Prepare =>
  () => ({ body });

export const anyone = (status: number): Expected => [status, status, status, status, status, status, status];
export const signedIn = (status: number): Expected => [401, status, status, status, status, status, status];
export const members = (status: number): Expected => [401, 404, status, status, status, status, 404];
export const editors = (status: number): Expected => [401, 404, 403, status, status, status, 404];
export const managers = (status: number): Expected => [401, 404, 403, 403, status, status, 404];
export const owners = (status: number): Expected => [401, 404, 403, 403, 403, status, 404];
export const nobody: Expected = [401, 404, 403, 403, 403, 403, 404];
export const administrator = (status: number): Expected => [401, 403, 403, 403, 403, 403, status];
