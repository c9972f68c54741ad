import { useQuery } from '@tanstack/react-query';
import { myActivityQuery } from '../../features/profile/profile.queries.ts';
import { messagesOf } from '../../lib/server/api.ts';
import { RetryBanner } from '../../ui/states/RetryBanner.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { ActivityList, ActivityLoading } from './ActivityList.tsx';
import { homeTexts as texts } from './home.texts.ts';

export const HomeActivity = () => (
  <Section title={texts.lately}>
    <Content />
  </Section>
);

function Content() {
  const { data, error, refetch } = useQuery(myActivityQuery());
  if (!data && error)
    return (
      <RetryBanner onRetry={refetch}>
        {texts.activityFailed}. {messagesOf(error).join(' ')}
      </RetryBanner>
    );
  if (!data) return <ActivityLoading />;
  return data.length === 0 ? <p>{texts.nothingYet}</p> : <ActivityList events={data} />;
}
