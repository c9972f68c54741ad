import type { BodyInputOf } from '@cuadrilla/contract/kernel/endpoint';
import { twoFactorEndpoints } from '@cuadrilla/contract/account/two-factor';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import { useWriteSession } from './auth.mutations.ts';

/** After a right password, where a second step is asked for. */
export const useSecondStep = () =>
  useMutation({
    mutationFn: (body: BodyInputOf<typeof twoFactorEndpoints.signIn>) =>
      call(twoFactorEndpoints.signIn, { body }),
    onSuccess: useWriteSession(),
  });
