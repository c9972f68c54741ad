import type { PersonEvent } from '@cuadrilla/contract/log/person-events';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { notificationKeys } from '../../features/notifications/counts.queries.ts';
import { projectKeys } from '../../features/projects/projects.queries.ts';
import { calendarKeys } from '../../features/tasks/data/calendar-keys.ts';
import { teamKeys } from '../../features/teams/team-keys.ts';
import { picturesKey } from '../../lib/pictures.ts';
import { applyPersonEvents, readOwnAgain } from './apply-person-events.ts';

const keys: QueryKey[] = [
  notificationKeys.all,
  teamKeys.all,
  picturesKey,
  calendarKeys.all,
  projectKeys.list(),
];

/** Which of them are read again. */
function readAgainBy(act: (client: QueryClient) => void): QueryKey[] {
  const client = new QueryClient();
  keys.forEach((key) => client.setQueryData(key, []));
  act(client);
  return keys.filter((key) => client.getQueryState(key)?.isInvalidated);
}

const event = (type: 'team.joined' | 'notifications.changed') =>
  ({ seq: 1, at: '2026-11-15T10:00:00.000Z', type, payload: {} }) as PersonEvent;

it('whoever missed too much of their own log reads all again that it would have changed', () => {
  const told = [event('team.joined'), event('notifications.changed')];
  expect(readAgainBy((client) => applyPersonEvents(client, told))).toEqual(keys.slice(0, 3));
  expect(readAgainBy(readOwnAgain)).toEqual(keys);
});
