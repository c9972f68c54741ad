import type { ReactNode } from 'react';
import { BoardCardsLoading } from '../../features/boards/components/BoardCardsLoading.tsx';
import { MembersLoading } from '../../features/members/components/MembersLoading.tsx';
import { BackToDashboard } from '../../features/projects/components/BackToDashboard.tsx';
import { projectTexts } from '../../features/projects/projects.texts.ts';
import { classes } from '../../lib/text/text.ts';
import { Page } from '../../ui/page/Page.tsx';
import { Section } from '../../ui/page/Section.tsx';
import sections from '../../ui/page/sections.module.css';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { Tabs } from '../../ui/page/Tabs.tsx';
import { projectPageTexts as texts } from './project.texts.ts';
import styles from './ProjectPage.module.css';

export type TabName = 'boards' | 'calendar' | 'reports' | 'documents' | 'members' | 'settings';

interface Props {
  tab: TabName;
  /** A tab chosen now is the one that opens. */
  onTab: (tab: TabName) => void;
}

/** Opened by its address: not even the name is known yet. */
export const ProjectPageLoading = ({ tab, onTab }: Props) => (
  <Page
    title={projectTexts.project}
    pending
    back={<BackToDashboard />}
    icon={<Skeleton width={52} height={52} />}
    lead={
      <div className={styles.lead}>
        <Skeleton width={320} height={14} />
      </div>
    }
  >
    <Tabs
      label={texts.tabs}
      value={tab}
      onChange={onTab}
      tabs={[
        { value: 'boards', label: texts.boards, count: undefined },
        { value: 'members', label: texts.members, count: undefined },
        { value: 'calendar', label: texts.calendar },
        { value: 'reports', label: texts.reports },
        { value: 'documents', label: texts.documents },
        { value: 'settings', label: texts.settings },
      ]}
    >
      {contents[tab]}
    </Tabs>
  </Page>
);

const Toolbar = ({ children }: { children: ReactNode }) => (
  <div className={styles.toolbar} aria-hidden="true">
    {children}
    <Skeleton width={140} height={36} />
  </div>
);

const contents = {
  boards: (
    <>
      <Toolbar>
        <Skeleton width={280} height={36} />
      </Toolbar>
      <BoardCardsLoading />
    </>
  ),
  calendar: <Skeleton width="100%" height={560} />,
  reports: <Skeleton width="100%" height={560} />,
  documents: <Skeleton width="100%" height={320} />,
  members: (
    <>
      <Toolbar>
        <span />
      </Toolbar>
      <MembersLoading />
    </>
  ),
  settings: (
    <div className={classes(sections.frame, styles.settings)} aria-busy="true">
      <Skeleton width="100%" height={34} />
      <div className={styles.sections}>
        <Section title={texts.data}>
          <div className={styles.fields}>
            <Skeleton width="100%" height={36} />
            <Skeleton width="100%" height={104} />
          </div>
        </Section>
      </div>
    </div>
  ),
};
