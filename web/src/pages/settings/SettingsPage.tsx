import { holidayWord } from '@cuadrilla/contract/holidays/countries';
import type { Profile } from '@cuadrilla/contract/profile';
import { Monitor, Moon, Sun } from 'lucide-react';
import { FeedLink } from '../../features/feeds/components/FeedLink.tsx';
import { feedTexts } from '../../features/feeds/feeds.texts.ts';
import { Preferences } from '../../features/notifications/components/Preferences.tsx';
import { preferenceTexts } from '../../features/notifications/preferences.texts.ts';
import { HolidayFields } from '../../features/profile/components/HolidayFields.tsx';
import { OwnPicture } from '../../features/profile/components/OwnPicture.tsx';
import { ProfileForm } from '../../features/profile/components/ProfileForm.tsx';
import { TimeZoneField } from '../../features/profile/components/TimeZoneField.tsx';
import { WeekStartField } from '../../features/profile/components/WeekStartField.tsx';
import { useBringFirstSteps } from '../../features/profile/profile.mutations.ts';
import { profileTexts } from '../../features/profile/profile.texts.ts';
import { chooseTheme, useTheme } from '../../services/theme.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { settingsTexts as texts } from './settings.texts.ts';
import { SettingsFrame } from './SettingsFrame.tsx';
import styles from './SettingsPage.module.css';

export const SettingsPage = () => (
  <SettingsFrame name={texts.title}>{(profile) => <Settings profile={profile} />}</SettingsFrame>
);

function Settings({ profile }: { profile: Profile }) {
  return (
    <>
      <Section title={profileTexts.account}>
        <OwnPicture profile={profile} />
        <ProfileForm profile={profile} />
      </Section>
      <Section title={preferenceTexts.title} why={preferenceTexts.why} anchor="notificaciones">
        <Preferences />
      </Section>
      <Section title={profileTexts.theme} why={profileTexts.themeWhy}>
        <ThemeChoice />
      </Section>
      <Section title={profileTexts.dates}>
        <fieldset className={styles.fields} disabled={profile.demo}>
          <TimeZoneField zone={profile.time_zone} />
          <WeekStartField weekStart={profile.week_start} />
        </fieldset>
      </Section>
      <Section title={feedTexts.title} why={feedTexts.why}>
        <FeedLink subject={{}} />
      </Section>
      <Section title={profileTexts.holidays[holidayWord(profile.country)]} why={profileTexts.holidaysWhy}>
        <fieldset className={styles.fields} disabled={profile.demo}>
          <HolidayFields profile={profile} />
        </fieldset>
      </Section>
      {profile.first_steps_closed && !profile.demo && <FirstStepsAgain />}
    </>
  );
}

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

const { themes } = profileTexts;
const themeOptions = [
  { value: 'light', label: themes.light, icon: <Sun size={16} /> },
  { value: 'dark', label: themes.dark, icon: <Moon size={16} /> },
  { value: 'system', label: themes.system, icon: <Monitor size={16} /> },
] as const;

const ThemeChoice = () => (
  <SegmentedControl
    label={profileTexts.theme}
    options={themeOptions}
    value={useTheme()}
    onChange={chooseTheme}
  />
);
