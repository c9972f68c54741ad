import { homeEndpoints } from '@cuadrilla/contract/views/home';
import { emailChangeEndpoints } from '@cuadrilla/contract/account/email-change';
import { profileEndpoints } from '@cuadrilla/contract/account/profile';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';

export const profileKeys = {
  all: ['profile'] as const,
  one: () => [...profileKeys.all, 'one'] as const,
  sessions: () => [...profileKeys.all, 'sessions'] as const,
  emailChange: () => [...profileKeys.all, 'email-change'] as const,
  exports: () => [...profileKeys.all, 'exports'] as const,
  deletion: () => [...profileKeys.all, 'deletion'] as const,
  tasks: () => [...profileKeys.all, 'tasks'] as const,
  activity: () => [...profileKeys.all, 'activity'] as const,
};

/** The person signed in, with time zone. */
export const profileQuery = () =>
  queryOptions({
    queryKey: profileKeys.one(),
    queryFn: ({ signal }) => call(profileEndpoints.read, { signal }),
    staleTime: Infinity,
  });

export const sessionsQuery = () =>
  queryOptions({
    queryKey: profileKeys.sessions(),
    queryFn: ({ signal }) => call(profileEndpoints.sessions, { signal }),
    staleTime: 0,
  });

export const emailChangeQuery = () =>
  queryOptions({
    queryKey: profileKeys.emailChange(),
    queryFn: ({ signal }) => call(emailChangeEndpoints.read, { signal }),
  });

/** Unfinished, the most urgent first. Tasks change on other pages: asked again each time. */
export const myTasksQuery = () =>
  queryOptions({
    queryKey: profileKeys.tasks(),
    queryFn: ({ signal }) => call(homeEndpoints.tasks, { signal }),
    staleTime: 0,
  });

export const myActivityQuery = () =>
  queryOptions({
    queryKey: profileKeys.activity(),
    queryFn: ({ signal }) => call(homeEndpoints.activity, { query: { about: 'mine' }, signal }),
    staleTime: 0,
  });
