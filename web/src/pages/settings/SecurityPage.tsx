import { hasPasswords } from '../../features/auth/ways-in.ts';
import { AddPasskey, Passkeys } from '../../features/passkeys/components/Passkeys.tsx';
import { passkeyTexts } from '../../features/passkeys/passkeys.texts.ts';
import { PasswordRow } from '../../features/profile/components/PasswordRow.tsx';
import { EndOtherSessions, SessionsList } from '../../features/profile/components/SessionsList.tsx';
import { profileTexts } from '../../features/profile/profile.texts.ts';
import { TwoFactorRow } from '../../features/two-factor/components/TwoFactorRow.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { settingsTexts as texts } from './settings.texts.ts';
import { SettingsFrame } from './SettingsFrame.tsx';

/** What lets this person in, and where they are. */
export const SecurityPage = () => (
  <SettingsFrame name={texts.inSettings(texts.security)}>
    {(profile) => (
      <>
        {hasPasswords() && (
          <>
            <Section title={profileTexts.signingIn}>
              <PasswordRow profile={profile} />
              <TwoFactorRow demo={profile.demo} />
            </Section>
            <Section
              title={passkeyTexts.title}
              why={passkeyTexts.why}
              action={<AddPasskey demo={profile.demo} />}
            >
              <Passkeys />
            </Section>
          </>
        )}
        <Section title={profileTexts.sessions} why={profileTexts.sessionsWhy} action={<EndOtherSessions />}>
          <SessionsList />
        </Section>
      </>
    )}
  </SettingsFrame>
);
