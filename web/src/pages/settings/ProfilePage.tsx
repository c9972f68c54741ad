import { OwnPicture } from '../../features/profile/components/OwnPicture.tsx';
import { ProfileForm } from '../../features/profile/components/ProfileForm.tsx';
import { TimeZoneField } from '../../features/profile/components/TimeZoneField.tsx';
import { WeekStartField } from '../../features/profile/components/WeekStartField.tsx';
import { useBringFirstSteps } from '../../features/profile/profile.mutations.ts';
import { profileTexts } from '../../features/profile/profile.texts.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { Fixed } from './Fixed.tsx';
import { settingsTexts as texts } from './settings.texts.ts';
import { SettingsFrame } from './SettingsFrame.tsx';

/** Who this person is to the others, and by which clock they live. */
export const ProfilePage = () => (
  <SettingsFrame name={texts.title}>
    {(profile) => (
      <>
        <Section title={profileTexts.account} why={profileTexts.accountWhy}>
          <OwnPicture profile={profile} />
          <ProfileForm profile={profile} />
        </Section>
        <Section title={profileTexts.dates}>
          <Fixed when={profile.demo}>
            <TimeZoneField zone={profile.time_zone} />
            <WeekStartField weekStart={profile.week_start} />
          </Fixed>
        </Section>
        {profile.first_steps_closed && !profile.demo && <FirstStepsAgain />}
      </>
    )}
  </SettingsFrame>
);

function FirstStepsAgain() {
  const bring = useBringFirstSteps();
  return (
    <Section title={profileTexts.firstSteps} why={profileTexts.firstStepsWhy}>
      <Button look="secondary" onClick={bring}>
        {profileTexts.bringFirstSteps}
      </Button>
    </Section>
  );
}
