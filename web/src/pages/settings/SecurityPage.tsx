import { hasPasswords } from '../../features/auth/ways-in.ts';
import { Passkeys } from '../../features/passkeys/components/Passkeys.tsx';
import { passkeyTexts } from '../../features/passkeys/passkeys.texts.ts';
import { PasswordForm } from '../../features/profile/components/PasswordForm.tsx';
import { SessionsList } from '../../features/profile/components/SessionsList.tsx';
import { profileTexts } from '../../features/profile/profile.texts.ts';
import { TwoFactorSection } from '../../features/two-factor/components/TwoFactorSection.tsx';
import { twoFactorTexts } from '../../features/two-factor/two-factor.texts.ts';
import { Section } from '../../ui/Section.tsx';
import { settingsTexts as texts } from './settings.texts.ts';
import { SettingsFrame } from './SettingsFrame.tsx';

/** What lets this person in, and where they are. */
export const SecurityPage = () => (
  <SettingsFrame name={texts.inSettings(texts.security)}>
    {({ email, demo }) => (
      <>
        {hasPasswords() && (
          <>
            <Section title={profileTexts.password} why={profileTexts.passwordWhy}>
              <PasswordForm email={email} demo={demo} />
            </Section>
            <Section title={twoFactorTexts.title} why={twoFactorTexts.why}>
              <TwoFactorSection demo={demo} />
            </Section>
            <Section title={passkeyTexts.title} why={passkeyTexts.why}>
              <Passkeys demo={demo} />
            </Section>
          </>
        )}
        <Section title={profileTexts.sessions} why={profileTexts.sessionsWhy}>
          <SessionsList />
        </Section>
      </>
    )}
  </SettingsFrame>
);
