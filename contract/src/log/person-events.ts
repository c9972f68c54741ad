import type { ImportState } from './import-states.ts';
import type { Profile } from '../account/profile.ts';
import type { RoleName } from '../kernel/roles.ts';

/** What concerns one person and stands in no project's log, or not only there: each has a log of their own. */
export interface PersonEventPayloads {
  /** Made it, or was added. */
  'project.joined': { projectId: number; role: RoleName };
  'project.role': { projectId: number; role: RoleName };
  'project.left': { projectId: number };
  /** Made it, or came in by an invitation. */
  'team.joined': { teamId: number };
  /** Its name, its people, its projects or its invitations are others. */
  'team.changed': { teamId: number };
  'team.left': { teamId: number };
  'project.pinned': { projectId: number; pinned: boolean };
  'project.visited': { projectId: number; visitedAt: string };
  /** As it is from then on. */
  'profile.updated': Profile;
  /** Some are new, or read. */
  'notifications.changed': Record<string, never>;
  /** All of one's data can be downloaded. */
  'export.ready': Record<string, never>;
  /** Tasks were brought in, or taken back, or neither could be done to the end. */
  'import.ended': { projectId: number; importId: number; state: ImportState; fileName: string; done: number };
  'session.started': Record<string, never>;
  'session.ended': Record<string, never>;
}

export type PersonEventType = keyof PersonEventPayloads;

export type NewPersonEvent = {
  [Type in PersonEventType]: { type: Type; payload: PersonEventPayloads[Type] };
}[PersonEventType];

export type PersonEvent = { seq: number; at: string } & NewPersonEvent;
