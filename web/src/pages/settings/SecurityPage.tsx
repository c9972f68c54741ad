import { PasswordForm } from '../../features/profile/components/PasswordForm.tsx';
import { SessionsList } from '../../features/profile/components/SessionsList.tsx';
import { profileTexts } from '../../features/profile/profile.texts.ts';
import { Section } from '../../ui/Section.tsx';
import { settingsTexts as texts } from './settings.texts.ts';
import { SettingsFrame } from './SettingsFrame.tsx';

/** What lets this person in, and where they are. */
export const SecurityPage = () => (
  <SettingsFrame name={texts.inSettings(texts.security)}>
    {({ email, demo }) => (
      <>
        <Section title={profileTexts.password} why={profileTexts.passwordWhy}>
          <PasswordForm email={email} demo={demo} />
        </Section>
        <Section title={profileTexts.sessions} why={profileTexts.sessionsWhy}>
          <SessionsList />
        </Section>
      </>
    )}
  </SettingsFrame>
);
