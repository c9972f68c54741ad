import {
  type Preferences,
  type PreferencesAnswer,
  type PreferencesChange,
  preferenceEndpoints,
} from '@cuadrilla/contract/notices/notifications/preferences';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import { showOwn } from '../../writes/own-changes.ts';
import { tellFailure } from '../../ui/layers/tell-refusal.ts';
import { write } from '../../writes/write.ts';
import { preferenceTexts as texts } from './preferences.texts.ts';

export const preferencesQuery = () =>
  queryOptions({
    queryKey: ['notification-preferences'],
    queryFn: ({ signal }) => call(preferenceEndpoints.preferences, { signal }),
  });

const changed =
  ({ channels = {}, mail, digestAt, quiet }: PreferencesChange) =>
  (preferences: PreferencesAnswer): PreferencesAnswer => ({
    ...preferences,
    mail: mail ?? preferences.mail,
    digestAt: digestAt ?? preferences.digestAt,
    quiet: quiet === undefined ? preferences.quiet : quiet,
    channels: Object.fromEntries(
      Object.entries(preferences.channels).map(([topic, ways]) => [
        topic,
        { ...ways, ...channels[topic as keyof typeof channels] },
      ]),
    ) as Preferences['channels'],
  });

export function useChangePreferences() {
  const client = useQueryClient();
  const { queryKey } = preferencesQuery();
  return (change: PreferencesChange) =>
    void write({
      about: ['notification preferences'],
      shown: [showOwn(client, queryKey, changed(change))],
      ask: () => call(preferenceEndpoints.changePreferences, { body: change }),
      refused: (error) => tellFailure(error, texts.failed),
      refresh: () => client.invalidateQueries({ queryKey }),
    });
}
