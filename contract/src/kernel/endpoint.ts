import type * as z from 'zod/mini';
import type { Access } from './scopes.ts';

type Schema = z.ZodMiniType;

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api. Every `:param` is the positive 32-bit id of an entity. */
  path: string;
  summary: string;
  allow: Access;
  /** What the path names may lie in the trash, or be a deleted column: only restoring says so. */
  trashed?: boolean;
  /** Spans projects, and keeps to those that a token reaches. */
  narrows?: true;
  /** In a project, for who sits there, and for no token of theirs. */
  inPerson?: true;
  /** Strangers share the demo account: this stays as it is for whoever comes next. */
  fixedInDemo?: true;
  /** Also for whoever has yet to add the second step that the instance asks of everybody. */
  beforeTwoSteps?: true;
  /** Sent again with the same key, because its answer got lost, it is done once. */
  once?: true;
  query?: Schema;
  body?: Schema;
  /** The body is a file of one of these types, no JSON. */
  bytes?: {
    types: readonly string[];
    most: number;
    /** Handed on as it arrives, and not held in memory. */
    streamed?: true;
  };
  /** What is answered, where that is no JSON. */
  media?: string;
  /** A part of it can be asked for, by `Range`; then 206. */
  inParts?: true;
  status: 200 | 201 | 204;
  response?: Schema;
  /** What a 409 says, where one can come. */
  conflict?: Schema;
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type ParamsOf<E extends Endpoint> = { [Name in ParamNames<E['path']>]: number };
export type QueryOf<E extends Endpoint> = E extends { query: infer S extends Schema }
  ? z.output<S>
  : undefined;
export type BodyOf<E extends Endpoint> = E extends { body: infer S extends Schema } ? z.output<S> : undefined;
export type BodyInputOf<E extends Endpoint> = E extends { body: infer S extends Schema }
  ? z.input<S>
  : undefined;
export type QueryInputOf<E extends Endpoint> = E extends { query: infer S extends Schema }
  ? z.input<S>
  : undefined;
export type ResponseOf<E extends Endpoint> = E extends { response: infer S extends Schema }
  ? z.output<S>
  : undefined;

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;
