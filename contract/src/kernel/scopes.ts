import type { Policy } from './roles.ts';
import type { TeamPolicy } from './team-roles.ts';

/** What a person is to the whole instance. */
export interface Account {
  administrator: boolean;
}

export const isAdministrator = ({ administrator }: Account): boolean => administrator;

/** Who may call: where a right counts, and which policy decides there. */
export const anyone = { scope: 'anyone' } as const;
/** Whoever is signed in, about what is their own. */
export const ofOneself = { scope: 'oneself' } as const;
/** The same about what lets them in: only for who sits there, and for no token of theirs. */
export const ofAccount = { scope: 'account' } as const;
/** A member of the path's project; nobody else learns that there is one. */
export const inProject = (may: Policy) => ({ scope: 'project', may }) as const;
/** One of the path's team; nobody else learns that there is one. */
export const inTeam = (may: TeamPolicy) => ({ scope: 'team', may }) as const;
/** Whoever is signed in, as what they are to the instance. */
export const ofInstance = (may: (account: Account) => boolean) => ({ scope: 'instance', may }) as const;

export type Access =
  | typeof anyone
  | typeof ofOneself
  | typeof ofAccount
  | ReturnType<typeof inProject>
  | ReturnType<typeof inTeam>
  | ReturnType<typeof ofInstance>;
