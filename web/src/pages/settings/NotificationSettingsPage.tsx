import { preferenceEndpoints } from '@cuadrilla/contract/notices/notifications/preferences';
import { useQuery } from '@tanstack/react-query';
import { ChannelTable } from '../../features/notifications/components/ChannelTable.tsx';
import { MailFields } from '../../features/notifications/components/MailFields.tsx';
import { PushSwitch } from '../../features/notifications/components/PushSwitch.tsx';
import { QuietHours } from '../../features/notifications/components/QuietHours.tsx';
import { preferencesQuery } from '../../features/notifications/preferences.queries.ts';
import { preferenceTexts } from '../../features/notifications/preferences.texts.ts';
import { useUser } from '../../services/session.ts';
import { Section } from '../../ui/page/Section.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import linkStyles from '../../ui/controls/TextLink.module.css';
import { settingsTexts as texts } from './settings.texts.ts';
import { SettingsFrame } from './SettingsFrame.tsx';

const example = (
  <a href={`/api${preferenceEndpoints.digestExample.path}`} target="_blank" className={linkStyles.link}>
    {preferenceTexts.example}
  </a>
);

/** What this person is told of, where and when. */
export const NotificationSettingsPage = () => (
  <SettingsFrame name={texts.inSettings(texts.notifications)}>{() => <Sections />}</SettingsFrame>
);

function Sections() {
  const { data: preferences } = useQuery(preferencesQuery());
  const { id: userId } = useUser();
  const waiting = <Skeleton width="100%" height={72} />;
  return (
    <>
      <Section title={preferenceTexts.title} why={preferenceTexts.why}>
        {preferences ? <ChannelTable preferences={preferences} /> : <Skeleton width="100%" height={320} />}
      </Section>
      <Section title={preferenceTexts.mail} action={example}>
        {preferences ? <MailFields preferences={preferences} /> : waiting}
      </Section>
      <Section title={preferenceTexts.quietTitle} why={preferenceTexts.quietWhy}>
        {preferences ? <QuietHours preferences={preferences} /> : waiting}
      </Section>
      <Section title={preferenceTexts.push}>
        <PushSwitch userId={userId} />
      </Section>
    </>
  );
}
