import { registrationEndpoints } from '@cuadrilla/contract/instance/registration';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';

export const useAskInvitation = () =>
  useMutation({
    mutationFn: (body: { email: string }) => call(registrationEndpoints.askInvitation, { body }),
  });

export const useAskRegistrationLink = () =>
  useMutation({
    mutationFn: (body: { email: string }) => call(registrationEndpoints.askLink, { body }),
  });
