import type { MyEvent, MyTask, Profile, Session } from '@cuadrilla/contract/profile';
import type { Caller } from '../../platform/http/session.queries.ts';
import { presentUser } from '../auth/auth.present.ts';
import { presentEvent } from '../../platform/log/events.present.ts';
import { presentTask } from '../../tasks/tasks/tasks.present.ts';
import type { MyEventRow } from '../../views/home/my-events.queries.ts';
import type { MyTaskRow } from './profile.queries.ts';

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

export const presentMyTask = (row: MyTaskRow, timeZone: string): MyTask => ({
  ...presentTask(row, timeZone),
  Project: row.project,
  Board: row.board,
  Column: row.column,
});

export const presentMyEvent = (row: MyEventRow): MyEvent => ({
  ...presentEvent(row),
  Project: row.project,
  Board: row.board,
  Task: row.task,
});
