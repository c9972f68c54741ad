import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Tabs } from '../../ui/Tabs.tsx';
import { taskPageTexts as texts } from './task.texts.ts';

const route = getRouteApi('/app/dashboard/projects/$projectId/boards/$boardId/tasks/$taskId');

type TabName = 'all' | 'comments' | 'activity';

interface Props {
  /** As far as they are known. */
  counts?: { [Name in TabName]?: number | undefined };
  /** Of the tab that the address names. */
  children: ReactNode;
}

export function TimelineTabs({ counts = {}, children }: Props) {
  const { tab = 'all' } = route.useSearch();
  const navigate = route.useNavigate();
  const openTab = (chosen: TabName) =>
    void navigate({
      search: { tab: chosen === 'all' ? undefined : chosen },
      replace: true,
      resetScroll: false,
    });
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
