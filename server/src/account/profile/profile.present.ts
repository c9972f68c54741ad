import type { Profile, Session } from '@cuadrilla/contract/account/profile';
import type { Caller } from '../../platform/http/session.queries.ts';
import { presentUser } from '../auth/auth.present.ts';

type ProfileRow = Parameters<typeof presentUser>[0] &
  Pick<
    Caller,
    | 'jobTitle'
    | 'passwordChangedAt'
    | 'picture'
    | 'timeZone'
    | 'country'
    | 'region'
    | 'weekStart'
    | 'density'
    | 'alwaysPeek'
    | 'firstStepsClosed'
    | 'demo'
    | 'administrator'
  >;

export const presentProfile = (row: ProfileRow): Profile => ({
  ...presentUser(row),
  job_title: row.jobTitle,
  password_changed_at: row.passwordChangedAt?.toISOString() ?? null,
  picture: row.picture,
  time_zone: row.timeZone,
  country: row.country,
  region: row.region,
  week_start: row.weekStart,
  density: row.density,
  always_peek: row.alwaysPeek,
  first_steps_closed: row.firstStepsClosed,
  demo: row.demo,
  administrator: row.administrator,
});

interface SessionRow {
  id: number;
  userAgent: string;
  address: string;
  createdAt: Date;
  lastSeenAt: Date;
}

export const presentSession = (row: SessionRow, currentId: number): Session => ({
  id: row.id,
  userAgent: row.userAgent,
  address: row.address,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
  current: row.id === currentId,
});
