import type { WeekStart } from '@cuadrilla/contract/kernel/day';
import { emailChangeEndpoints } from '@cuadrilla/contract/account/email-change';
import type { BodyInputOf } from '@cuadrilla/contract/kernel/endpoint';
import type { Country } from '@cuadrilla/contract/kernel/holidays/countries';
import { type Density, profileEndpoints, type Profile } from '@cuadrilla/contract/account/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import { showOwn, writeNews } from '../../writes/own-changes.ts';
import { tellRefusal } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { write } from '../../writes/write.ts';
import { profileKeys, sessionsQuery } from './profile.queries.ts';
import { profileTexts } from './profile.texts.ts';

type ProfileChange = BodyInputOf<typeof profileEndpoints.change>;
type PasswordChange = BodyInputOf<typeof profileEndpoints.changePassword>;

export function useChangeProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileChange) => call(profileEndpoints.change, { body }),
    onSuccess: (profile, { email = profile.email }) => {
      writeNews(client, profileKeys.one(), () => profile);
      const isSent = email !== profile.email;
      toast.success(isSent ? profileTexts.linkSent(email) : profileTexts.saved);
      if (isSent) void client.invalidateQueries({ queryKey: profileKeys.emailChange() });
    },
  });
}

export function useCancelEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(emailChangeEndpoints.cancel),
    onSuccess: () => toast.success(profileTexts.emailChangeCancelled),
    onError: (error) => tellRefusal(error),
    onSettled: () => client.invalidateQueries({ queryKey: profileKeys.emailChange() }),
  });
}

/** Saved as soon as it is chosen: every date of the application follows at once. */
function useChoosing(told?: string) {
  const client = useQueryClient();
  const queryKey = profileKeys.one();
  return (body: ProfileChange, shown: Partial<Profile>): void =>
    void write({
      about: ['profile'],
      shown: [showOwn(client, queryKey, (profile: Profile) => ({ ...profile, ...shown }))],
      ask: () => call(profileEndpoints.change, { body }),
      receive: (profile) => {
        writeNews(client, queryKey, () => profile);
        if (told) toast.success(told);
      },
      refused: tellRefusal,
      refresh: () => Promise.resolve(),
    });
}

export function useChangeTimeZone() {
  const choose = useChoosing(profileTexts.zoneSaved);
  return (timeZone: string): void => choose({ timeZone }, { time_zone: timeZone });
}

export function useChangeHolidays() {
  const choose = useChoosing(profileTexts.holidaysSaved);
  return (country: Country | null, region: string | null): void =>
    choose({ country, region }, { country, region });
}

export function useCloseFirstSteps() {
  const { closed, done } = profileTexts.firstStepsGone;
  const choose = { closed: useChoosing(closed), done: useChoosing(done) };
  return (why: 'closed' | 'done'): void =>
    choose[why]({ firstStepsClosed: true }, { first_steps_closed: true });
}

export function useBringFirstSteps() {
  const choose = useChoosing(profileTexts.firstStepsBrought);
  return (): void => choose({ firstStepsClosed: false }, { first_steps_closed: false });
}

export function useChangeWeekStart() {
  const choose = useChoosing(profileTexts.weekSaved);
  return (weekStart: WeekStart): void => choose({ weekStart }, { week_start: weekStart });
}

/** How boards are seen: it shows at once, which says enough. */
export function useChangeBoardLook() {
  const choose = useChoosing();
  return {
    chooseDensity: (density: Density): void => choose({ density }, { density }),
    peekAlways: (alwaysPeek: boolean): void => choose({ alwaysPeek }, { always_peek: alwaysPeek }),
  };
}

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordChange) => call(profileEndpoints.changePassword, { body }),
    onSuccess: () => {
      toast.success(profileTexts.passwordSaved);
      // Its line tells since when it is another.
      void client.invalidateQueries({ queryKey: profileKeys.one() });
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
    onError: (error) => tellRefusal(error),
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
    onError: (error) => tellRefusal(error),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
