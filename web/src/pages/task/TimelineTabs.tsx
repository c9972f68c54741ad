import type { ReactNode } from 'react';
import { Tabs } from '../../ui/page/Tabs.tsx';
import { type TimelineTab, useTimelineTab } from './beside.ts';
import { taskPageTexts as texts } from './task.texts.ts';

interface Props {
  /** As far as they are known. */
  counts?: { [Name in TimelineTab]?: number | undefined };
  /** Of the tab that is open. */
  children: ReactNode;
}

export function TimelineTabs({ counts = {}, children }: Props) {
  const [tab, openTab] = useTimelineTab();
  return (
    <Tabs
      label={texts.tabs}
      value={tab}
      onChange={openTab}
      tabs={[
        { value: 'all', label: texts.all, count: counts.all },
        { value: 'comments', label: texts.comments, count: counts.comments },
        { value: 'activity', label: texts.activity, count: counts.activity },
      ]}
    >
      {children}
    </Tabs>
  );
}
