import type {
  PersonEvent,
  PersonEventPayloads,
  PersonEventType,
} from '@cuadrilla/contract/log/person-events';
import type { QueryClient } from '@tanstack/react-query';
import { importKeys } from '../../features/imports/import-keys.ts';
import { notificationKeys } from '../../features/notifications/counts.queries.ts';
import { profileKeys } from '../../features/profile/profile.queries.ts';
import { amendProject, dropProject, readAgain } from '../../features/projects/projects.live.ts';
import { projectKeys } from '../../features/projects/projects.queries.ts';
import { calendarKeys } from '../../features/tasks/data/calendar-keys.ts';
import { teamKeys } from '../../features/teams/team-keys.ts';
import { writeNews } from '../../writes/own-changes.ts';
import { picturesKey } from '../../lib/pictures.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { toldTexts } from './told.texts.ts';

type Apply<Type extends PersonEventType> = (client: QueryClient, payload: PersonEventPayloads[Type]) => void;

const readSessions = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: profileKeys.sessions() });

/** Other projects are over all of them, or other rights. */
const readCalendars = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: calendarKeys.all });

const readTeams = (client: QueryClient): void => {
  void client.invalidateQueries({ queryKey: teamKeys.all });
  readPictures(client);
};

/** Somebody is known from now on, or has another. */
const readPictures = (client: QueryClient): void => void client.invalidateQueries({ queryKey: picturesKey });

const applied: { [Type in PersonEventType]: Apply<Type> } = {
  'project.joined': (client) => {
    readAgain(client);
    readCalendars(client);
    readPictures(client);
  },
  'project.role': (client, { projectId, role }) => {
    amendProject(client, projectId, { role: { name: role } });
    readCalendars(client);
  },
  'project.left': (client, { projectId }) => {
    dropProject(client, projectId);
    readCalendars(client);
  },
  'team.joined': readTeams,
  'team.changed': readTeams,
  'team.left': readTeams,
  'project.pinned': (client, { projectId, pinned }) => amendProject(client, projectId, { pinned }),
  'project.visited': (client, { projectId, visitedAt }) => amendProject(client, projectId, { visitedAt }),
  'profile.updated': (client, profile) => {
    writeNews(client, profileKeys.one(), () => profile);
    void client.invalidateQueries({ queryKey: profileKeys.emailChange() });
    readPictures(client);
  },
  'notifications.changed': (client) => void client.invalidateQueries({ queryKey: notificationKeys.all }),
  'export.ready': (client) => {
    toast.success(toldTexts.exportReady);
    void client.invalidateQueries({ queryKey: profileKeys.exports() });
  },
  'import.ended': (client, { projectId, state, fileName, done }) => {
    if (state === 'done') toast.success(toldTexts.importDone(fileName, done));
    else if (state === 'undone') toast.success(toldTexts.importUndone(fileName));
    else toast.error(toldTexts.importFailed(fileName));
    void client.invalidateQueries({ queryKey: importKeys.all });
    readAgain(client);
    void client.invalidateQueries({ queryKey: projectKeys.one(projectId) });
  },
  'session.started': readSessions,
  'session.ended': readSessions,
};

/** What happened to the person elsewhere: in another tab, on another device, by somebody else. */
export function applyPersonEvents(client: QueryClient, events: PersonEvent[]): void {
  for (const event of events) apply(client, event);
}

/** All that these events keep true: too many of them were missed to be told one by one. */
export function readOwnAgain(client: QueryClient): void {
  const own = [projectKeys.list(), projectKeys.trash(), profileKeys.all, calendarKeys.all];
  for (const queryKey of [...own, teamKeys.all, picturesKey, notificationKeys.all])
    void client.invalidateQueries({ queryKey });
}

const apply = <Type extends PersonEventType>(
  client: QueryClient,
  { type, payload }: { type: Type; payload: PersonEventPayloads[Type] },
): void => applied[type](client, payload);
