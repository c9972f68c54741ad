import { Preferences } from '../../features/notifications/components/Preferences.tsx';
import { preferenceTexts } from '../../features/notifications/preferences.texts.ts';
import { Section } from '../../ui/Section.tsx';
import { settingsTexts as texts } from './settings.texts.ts';
import { SettingsFrame } from './SettingsFrame.tsx';

/** What this person is told of, and where. */
export const NotificationSettingsPage = () => (
  <SettingsFrame name={texts.inSettings(texts.notifications)}>
    {() => (
      <Section title={preferenceTexts.title} why={preferenceTexts.why}>
        <Preferences />
      </Section>
    )}
  </SettingsFrame>
);
