import { useNavigate, useSearch } from '@tanstack/react-router';
import { createContext, use } from 'react';

export type TimelineTab = 'all' | 'comments' | 'activity';

/** Where the task is open beside another page: that page's address is not for its tabs. */
export const BesideContext = createContext<
  | {
      tab: TimelineTab;
      openTab: (tab: TimelineTab) => void;
      close: () => Promise<void>;
      /** What it stands in has the ways out of it. */
      framed?: boolean;
    }
  | undefined
>(undefined);

export const useBeside = () => use(BesideContext);

/** Of comments and activity, which is shown. */
export function useTimelineTab(): [TimelineTab, (tab: TimelineTab) => void] {
  const beside = useBeside();
  const asked = useSearch({ strict: false, select: ({ tab }) => tab });
  const navigate = useNavigate();
  if (beside) return [beside.tab, beside.openTab];
  const open = (chosen: TimelineTab) =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, tab: chosen === 'all' ? undefined : chosen }),
      replace: true,
      resetScroll: false,
    });
  return [asked === 'comments' || asked === 'activity' ? asked : 'all', open];
}
