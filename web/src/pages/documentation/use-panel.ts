import { parseId } from '@cuadrilla/contract/kernel/fields';
import { getRouteApi } from '@tanstack/react-router';
import { focusWhenThere } from '../../lib/focus.ts';

const route = getRouteApi('/app/documentation/$projectId/$documentId');

export type Panel = 'history' | 'comments';

/** What is open beside the document, and which version is in its place: the address says both. */
export function usePanel() {
  const { panel, version, thread } = route.useSearch();
  const navigate = route.useNavigate();
  return {
    panel,
    version: panel === 'history' && version ? parseId(version) : undefined,
    threadId: panel === 'comments' && thread ? parseId(thread) : undefined,
    chooseThread: (threadId?: number) =>
      void navigate({ search: { panel: 'comments', thread: threadId?.toString() }, resetScroll: false }),
    open: (wanted: Panel | undefined) => {
      if (panel && !wanted) focusWhenThere(() => opener(panel));
      void navigate({ search: { panel: wanted }, resetScroll: false });
    },
    choose: (versionId: number | undefined) =>
      void navigate({ search: { panel, version: versionId?.toString() }, resetScroll: false }),
  };
}

const opener = (panel: string) => document.querySelector<HTMLElement>(`[data-opens=${panel}]`);
