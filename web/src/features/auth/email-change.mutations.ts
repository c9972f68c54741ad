import { emailChangeEndpoints } from '@cuadrilla/contract/account/email-change';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';

export const useConfirmEmail = () =>
  useMutation({
    mutationFn: (token: string) => call(emailChangeEndpoints.confirm, { body: { token } }),
  });

export const useRecoverEmail = () =>
  useMutation({
    mutationFn: (token: string) => call(emailChangeEndpoints.undo, { body: { token } }),
  });
