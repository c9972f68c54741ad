import { useQuery } from '@tanstack/react-query';
import { ActivityList, ActivityLoading } from '../features/profile/components/ActivityList.tsx';
import { myActivityQuery } from '../features/profile/profile.queries.ts';
import { messagesOf } from '../lib/api.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { uiTexts } from '../ui/ui.texts.ts';
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
      <Banner
        tone="danger"
        actions={
          <Button size="small" onClick={() => void refetch()}>
            {uiTexts.retry}
          </Button>
        }
      >
        {texts.activityFailed}. {messagesOf(error).join(' ')}
      </Banner>
    );
  if (!data) return <ActivityLoading />;
  return data.length === 0 ? <p>{texts.nothingYet}</p> : <ActivityList events={data} />;
}
