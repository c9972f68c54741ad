import { holidayWord } from '@cuadrilla/contract/kernel/holidays/countries';
import { FeedLink } from '../../features/feeds/components/FeedLink.tsx';
import { feedTexts } from '../../features/feeds/feeds.texts.ts';
import { HolidayFields } from '../../features/profile/components/HolidayFields.tsx';
import { profileTexts } from '../../features/profile/profile.texts.ts';
import { Section } from '../../ui/page/Section.tsx';
import { Fixed } from './Fixed.tsx';
import { settingsTexts as texts } from './settings.texts.ts';
import { SettingsFrame } from './SettingsFrame.tsx';

/** This person's tasks in other calendars, and the days that are free in ours. */
export const CalendarSettingsPage = () => (
  <SettingsFrame name={texts.inSettings(texts.calendar)}>
    {(profile) => (
      <>
        <Section title={feedTexts.title} why={feedTexts.why}>
          <FeedLink subject={{}} />
        </Section>
        <Section title={profileTexts.holidays[holidayWord(profile.country)]} why={profileTexts.holidaysWhy}>
          <Fixed when={profile.demo}>
            <HolidayFields profile={profile} />
          </Fixed>
        </Section>
      </>
    )}
  </SettingsFrame>
);
