import { BoardCardsLoading } from '../features/boards/components/BoardCardsLoading.tsx';
import { Page } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { backToDashboard } from './OnItsWay.tsx';
import { projectPageTexts as texts } from './project.texts.ts';

/** Opened by its address: not even the name is known yet. */
export const ProjectPageLoading = () => (
  <Page
    title={texts.project}
    pending
    back={backToDashboard}
    icon={<Skeleton width={52} height={52} />}
    lead={<Skeleton width={320} height={14} />}
  >
    <Tabs
      label={texts.tabs}
      value="boards"
      onChange={() => undefined}
      tabs={[
        { value: 'boards', label: texts.boards, count: undefined },
        { value: 'members', label: texts.members, count: undefined },
        { value: 'settings', label: texts.settings },
      ]}
    >
      <BoardCardsLoading />
    </Tabs>
  </Page>
);
