import { DeleteAccount } from '../../features/profile/components/DeleteAccount.tsx';
import { Exports } from '../../features/profile/components/Exports.tsx';
import { ownDataTexts } from '../../features/profile/own-data.texts.ts';
import { Section } from '../../ui/page/Section.tsx';
import { settingsTexts as texts } from './settings.texts.ts';
import { SettingsFrame } from './SettingsFrame.tsx';

/** What is kept of this person: to take along, or to have deleted. */
export const DataPage = () => (
  <SettingsFrame name={texts.inSettings(texts.data)}>
    {(profile) => (
      <>
        <Section title={ownDataTexts.exportTitle} why={ownDataTexts.exportWhy}>
          <Exports demo={profile.demo} />
        </Section>
        <Section title={ownDataTexts.deleteTitle} why={ownDataTexts.deleteWhy} danger>
          <DeleteAccount profile={profile} />
        </Section>
      </>
    )}
  </SettingsFrame>
);
