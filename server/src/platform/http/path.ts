import type { Subject } from '@cuadrilla/contract/kernel/roles';
import type { TeamSubject } from '@cuadrilla/contract/kernel/team-roles';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { parseId } from '@cuadrilla/contract/kernel/fields';
import type { SQL } from 'drizzle-orm';
import { notFound } from '../app-error.ts';

/** What a path names: what policies may ask about it, and whether it lies in the trash. */
export interface Found extends Subject, TeamSubject {
  trashed?: boolean;
}

/** What a feature tells of the ids that paths carry in its name. */
interface PathParameter {
  /** What is said where there is none, or none that the caller may know of. */
  notFound: string;
  /**
   * Below a project or a team: a subquery for `Found` as JSON, null where there is none. It may ask for the membership
   * that it is joined to and for the path's other ids. `trashed`, when the endpoint is about what was deleted.
   */
  find?: (trashed: boolean) => SQL;
  /** Found wherever the path says that it is: this may be gone. Links outlive moves. */
  outlives?: string;
}
/**
 * What an endpoint answers with, asked for in one statement with the path: a subquery for JSON, which may ask for the
 * membership that it is joined to and for the path's ids, and what is made of it.
 */
export interface PathRead<Read> {
  find: SQL<Read>;
}

export type PathParameters = Readonly<Record<string, PathParameter>>;

/** The ids that a path carries, in its order. */
export const namesIn = (path: string): string[] =>
  Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name);

export function parseIds(parameters: PathParameters, raw: unknown): Record<string, number> {
  return Object.fromEntries(
    Object.entries(raw as Record<string, string>).map(([name, text]) => {
      const value = parseId(text);
      if (value === undefined) throw notFound(parameters[name]?.notFound ?? messages.notFound);
      return [name, value];
    }),
  );
}

/**
 * All of the path must be there; only the last thing named may lie in the trash, where that is asked for. Answers
 * what policies may ask about it.
 */
export function requirePath(
  parameters: PathParameters,
  path: readonly { name: string; found: Found | null | undefined }[],
  trashed: boolean,
): Found {
  for (const [index, { name, found }] of path.entries()) {
    const next = path[index + 1]?.name;
    const mayBeTrashed = next === undefined ? trashed : parameters[next]?.outlives === name;
    if (!found || (found.trashed && !mayBeTrashed))
      throw notFound(parameters[name]?.notFound ?? messages.notFound);
  }
  return path.at(-1)?.found ?? {};
}
