import type { BodyInputOf } from '@cuadrilla/contract/endpoint';
import { profileEndpoints, type Profile } from '@cuadrilla/contract/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { tellRefusal } from '../../ui/tell-refusal.ts';
import { toast } from '../../ui/toast.tsx';
import { profileKeys, profileQuery, sessionsQuery } from './profile.queries.ts';
import { profileTexts } from './profile.texts.ts';

type ProfileChange = BodyInputOf<typeof profileEndpoints.change>;
type PasswordChange = BodyInputOf<typeof profileEndpoints.changePassword>;

const tell = (error: Error) => tellRefusal(error);

export function useChangeProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileChange) => call(profileEndpoints.change, { body }),
    onSuccess: (profile) => {
      client.setQueryData(profileQuery().queryKey, profile);
      toast.success(profileTexts.saved);
    },
  });
}

/** Every date of the application follows at once, and goes back with a word when refused. */
export function useChangeTimeZone() {
  const client = useQueryClient();
  const { queryKey } = profileQuery();
  const write = (profile: Profile | undefined) => client.setQueryData(queryKey, profile);
  return useMutation({
    mutationFn: (timeZone: string) => call(profileEndpoints.change, { body: { timeZone } }),
    onMutate: async (timeZone) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      write(before && { ...before, time_zone: timeZone });
      return before;
    },
    onSuccess: (profile) => {
      write(profile);
      toast.success(profileTexts.zoneSaved);
    },
    onError: (error, _timeZone, before) => {
      write(before);
      tell(error);
    },
  });
}

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordChange) => call(profileEndpoints.changePassword, { body }),
    onSuccess: () => {
      toast.success(profileTexts.passwordSaved);
      return client.invalidateQueries({ queryKey: profileKeys.sessions() });
    },
  });
}

export function useEndSession() {
  const client = useQueryClient();
  const { queryKey } = sessionsQuery();
  return useMutation({
    mutationFn: (sessionId: number) => call(profileEndpoints.endSession, { params: { sessionId } }),
    onSuccess: (_nothing, sessionId) => {
      client.setQueryData(queryKey, (sessions) => sessions?.filter(({ id }) => id !== sessionId));
      toast.success(profileTexts.sessionEnded);
    },
    onError: tell,
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export function useEndOtherSessions() {
  const client = useQueryClient();
  const { queryKey } = sessionsQuery();
  return useMutation({
    mutationFn: () => call(profileEndpoints.endOtherSessions),
    onSuccess: () => {
      client.setQueryData(queryKey, (sessions) => sessions?.filter(({ current }) => current));
      toast.success(profileTexts.othersEnded);
    },
    onError: tell,
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
