import { accountEndpoints, type AccountState } from '@cuadrilla/contract/instance/accounts';
import { auditEndpoints, type SecurityKind } from '@cuadrilla/contract/instance/audit';
import { registrationEndpoints } from '@cuadrilla/contract/instance/registration';
import { twoStepsEndpoints } from '@cuadrilla/contract/instance/two-steps';
import { workingsEndpoints } from '@cuadrilla/contract/instance/workings';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../lib/server/api.ts';

const pageLength = '50';

export const instanceKeys = {
  all: ['instance'] as const,
  accounts: () => [...instanceKeys.all, 'accounts'] as const,
  registration: () => [...instanceKeys.all, 'registration'] as const,
  twoSteps: () => [...instanceKeys.all, 'two-steps'] as const,
  jobs: () => [...instanceKeys.all, 'jobs'] as const,
};

export const accountsQuery = (search: string, state: AccountState) =>
  infiniteQueryOptions({
    queryKey: [...instanceKeys.accounts(), state, search],
    queryFn: ({ signal, pageParam }) =>
      callPage(accountEndpoints.accounts, {
        query: { search, state, limit: pageLength, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const securityQuery = (search: string, kind: SecurityKind | undefined) =>
  infiniteQueryOptions({
    queryKey: [...instanceKeys.all, 'security', kind, search],
    queryFn: ({ signal, pageParam }) =>
      callPage(auditEndpoints.security, {
        query: { search, kind, limit: pageLength, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const registrationQuery = () =>
  queryOptions({
    queryKey: instanceKeys.registration(),
    queryFn: ({ signal }) => call(registrationEndpoints.registration, { signal }),
    staleTime: 0,
  });

export const twoStepsQuery = () =>
  queryOptions({
    queryKey: instanceKeys.twoSteps(),
    queryFn: ({ signal }) => call(twoStepsEndpoints.twoSteps, { signal }),
    staleTime: 0,
  });

export const healthQuery = () =>
  queryOptions({
    queryKey: [...instanceKeys.all, 'health'],
    queryFn: ({ signal }) => call(workingsEndpoints.health, { signal }),
    staleTime: 0,
  });

export const lagsQuery = () =>
  queryOptions({
    queryKey: [...instanceKeys.all, 'readers'],
    queryFn: ({ signal }) => call(workingsEndpoints.readers, { signal }),
    staleTime: 0,
  });

export const jobsQuery = () =>
  queryOptions({
    queryKey: instanceKeys.jobs(),
    queryFn: ({ signal }) => call(workingsEndpoints.jobs, { signal }),
    staleTime: 0,
  });
