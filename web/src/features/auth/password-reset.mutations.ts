import type { BodyInputOf } from '@cuadrilla/contract/kernel/endpoint';
import { passwordResetEndpoints } from '@cuadrilla/contract/account/password-reset';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';

export const useAskReset = () =>
  useMutation({
    mutationFn: (body: BodyInputOf<typeof passwordResetEndpoints.ask>) =>
      call(passwordResetEndpoints.ask, { body }),
  });

export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: BodyInputOf<typeof passwordResetEndpoints.set>) =>
      call(passwordResetEndpoints.set, { body }),
  });
