import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Banner } from '../../../../ui/states/Banner.tsx';
import { TextLink } from '../../../../ui/controls/TextLink.tsx';
import { moveOutQueries } from './move-out.queries.ts';
import { moveOutTexts as texts } from './move-out.texts.ts';

/** The task that is open went to another project: whoever sees that finds it there. */
export function MovedAwayBanner({ taskId, back }: { taskId: number; back: ReactNode }) {
  const { data: place } = useQuery(moveOutQueries.place(taskId));
  return (
    <Banner
      tone="warning"
      actions={
        place ? (
          <TextLink
            to="/dashboard/projects/$projectId/boards/$boardId/tasks/$taskId"
            params={{ ...place, taskId }}
          >
            {texts.follow}
          </TextLink>
        ) : (
          back
        )
      }
    >
      {texts.goneThere}
    </Banner>
  );
}
