import { twoFactorEndpoints } from '@cuadrilla/contract/account/two-factor';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';

export const twoFactorQuery = () =>
  queryOptions({
    queryKey: ['two-factor'],
    queryFn: ({ signal }) => call(twoFactorEndpoints.read, { signal }),
    staleTime: 0,
  });

const useRefresh = () => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: twoFactorQuery().queryKey });
};

export const useBeginTwoFactor = () =>
  useMutation({
    mutationFn: (currentPassword?: string) => call(twoFactorEndpoints.begin, { body: { currentPassword } }),
  });

export const useTurnOnTwoFactor = () =>
  useMutation({
    mutationFn: (code: string) => call(twoFactorEndpoints.turnOn, { body: { code } }),
    onSuccess: useRefresh(),
  });

export const useRenewCodes = () =>
  useMutation({
    mutationFn: (currentPassword?: string) =>
      call(twoFactorEndpoints.renewCodes, { body: { currentPassword } }),
    onSuccess: useRefresh(),
  });

export const useTurnOffTwoFactor = () =>
  useMutation({
    mutationFn: (currentPassword?: string) => call(twoFactorEndpoints.turnOff, { body: { currentPassword } }),
    onSuccess: useRefresh(),
  });
