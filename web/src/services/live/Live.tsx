import { authEndpoints } from '@cuadrilla/contract/account/auth';
import type { ServerMessage } from '@cuadrilla/contract/views/live';
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { profileKeys } from '../../features/profile/profile.queries.ts';
import { applyProjectNews } from '../../features/projects/projects.live.ts';
import { projectKeys } from '../../features/projects/projects.queries.ts';
import { reportKeys } from '../../features/reports/report-keys.ts';
import { keptCalendars } from '../../features/tasks/data/kept-calendars.ts';
import { call } from '../../lib/server/api.ts';
import type { TaskPlace } from '../../lib/board-place.ts';
import { live } from '../../lib/server/live.ts';
import { readProjectAgain } from '../../lib/server/project-data.ts';
import { typedOnScreen } from '../../lib/typed-on-screen.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { useUser } from '../session.ts';
import { useTaskBeside, withoutTask } from '../task-beside.ts';
import { useAttention } from './activity.ts';
import type { announce } from './announcements.ts';
import { Announcer } from './Announcer.tsx';
import { applyEvents } from './apply-events.ts';
import { askForNewsWithoutLine } from './ask-for-news.ts';
import { applyPersonEvents, readOwnAgain } from './apply-person-events.ts';
import { flash } from './flash.ts';
import { amendLateAnswers } from './late-answers.ts';
import { liveTexts } from './live.texts.ts';
import { applyPresence, forgetPresence } from './presence.ts';
import { shownAt } from './project-address.ts';
import { refreshSearches } from './refresh-searches.ts';
import { refreshSoon } from './refresh-soon.ts';
import { useNewDay } from './use-new-day.ts';

/** Keeps all that is shown up to date while somebody is signed in. */
export function Live() {
  useLine();
  useFollowing();
  useLeavingWhenGone();
  useOthersChanges();
  useNewDay();
  return <Announcer />;
}

function useLine(): void {
  const client = useQueryClient();
  useEffect(() => {
    const stops = [
      live.onMessage((message) => apply(client, message)),
      readListsAfterBreak(client),
      live.status.subscribe(askAboutSession()),
      amendLateAnswers(client),
      askForNewsWithoutLine(),
      live.start(),
      forgetPresence,
    ];
    return () => stops.forEach((stop) => stop());
  }, [client]);
}

/** A line that is refused does not say why: it may be the session that has ended, and any call learns of that. */
function askAboutSession(): () => void {
  let last = live.status.get().state;
  return () => {
    const { state } = live.status.get();
    if (last === 'connecting' && state === 'lost') call(authEndpoints.verify).catch(() => undefined);
    last = state;
  };
}

function apply(client: QueryClient, message: ServerMessage): void {
  switch (message.type) {
    case 'mine':
      return applyPersonEvents(client, message.events);
    case 'projects':
      applyProjectNews(client, message);
      return refreshOverProjects(client);
    case 'events':
      return applyEvents(client, message);
    case 'behind':
      return void readProjectAgain(client, message.projectId);
    case 'presence':
      return applyPresence(message);
    case 'welcome':
      return void refetchFailed(client);
    case 'mineBehind':
      return readOwnAgain(client);
    default:
  }
}

/** What failed while the server was away is there again by itself. */
const refetchFailed = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });

/** Tasks and events of all projects together: of these nobody tells more than that something happened somewhere. */
function refreshOverProjects(client: QueryClient): void {
  for (const queryKey of [profileKeys.tasks(), profileKeys.activity()])
    void client.invalidateQueries({ queryKey });
  refreshSearches(client);
  refreshSoon('reports', () => setTimeout(() => void refreshReports(client), untilCounted));
}

/** Reports count what a reader of the log has counted, a moment after it happened. */
const untilCounted = 600;
const refreshReports = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: reportKeys.all });

/** Within so long after the start the server tells what it changed before. */
const toldOfAtStart = 30_000;

/** After a break nobody tells which projects changed meanwhile: their list is read again. */
function readListsAfterBreak(client: QueryClient): () => void {
  const startedAt = Date.now();
  let wasOpen = false;
  return live.onMessage(({ type }) => {
    if (type !== 'welcome') return;
    if (wasOpen || Date.now() - startedAt > toldOfAtStart) {
      void client.invalidateQueries({ queryKey: projectKeys.list() });
      refreshOverProjects(client);
    }
    wasOpen = true;
  });
}

/** The address says which project is shown, and where in it the person is. */
function useFollowing(): void {
  const { projectId, boardId, taskId: open } = useShownPlace();
  const { taskId, doing } = useAttention(open);
  useEffect(() => (projectId ? live.follow(projectId) : undefined), [projectId]);
  useEffect(() => {
    // 0 stands for what is no id.
    live.standAt(projectId ? { projectId, boardId: boardId || null, taskId, doing } : null);
  }, [projectId, boardId, taskId, doing]);
}

/** Whoever deletes or leaves the project themselves is on the way out already. */
const timeToLeave = 500;

/** Removed from the project, or it was deleted: nothing of it may stay on the screen. */
function useLeavingWhenGone(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { projectId: shown } = useShownPlace();
  useEffect(() => {
    let leaving: number | undefined;
    const leave = () => {
      // The next page may still be on its way, but the address is that of it already.
      const where = shownAt(window.location, shown);
      if (!where || !isKnown(client, shown)) return;
      const typed = typedOnScreen();
      if (typed) toast.lost(liveTexts.gone, typed);
      else toast.error(liveTexts.gone);
      const way = where === 'page' ? ({ to: '/dashboard' } as const) : withoutTask;
      void navigate({ ...way, replace: true, ignoreBlocker: true });
    };
    const stop = live.onMessage((message) => {
      if (message.type === 'gone' && message.projectId !== shown) forgetProject(client, message.projectId);
      else if (message.type === 'gone') leaving = window.setTimeout(leave, timeToLeave);
      else if (message.type === 'following' && message.projectId === shown) {
        // It was restored while it was shown.
        window.clearTimeout(leaving);
        leaving = undefined;
      }
    });
    return () => {
      stop();
      window.clearTimeout(leaving);
      // Once no part of the page shows it any more.
      if (shown && leaving !== undefined) window.setTimeout(() => forgetProject(client, shown));
    };
  }, [client, navigate, shown]);
}

/** Of a project that one could never read there is nothing to leave: the page says that it was not found. */
const isKnown = (client: QueryClient, projectId: number | undefined): boolean =>
  client.getQueriesData({ predicate: isOf(projectId) }).some(([, data]) => data !== undefined);

function forgetProject(client: QueryClient, projectId: number): void {
  client.removeQueries({ predicate: isOf(projectId) });
  keptCalendars.forget(client, ({ project_id }) => project_id === projectId);
}

const isOf =
  (projectId: number | undefined) =>
  ({ queryKey: [, owner] }: Query): boolean =>
    owner === projectId;

/** With words of which a page that is only looked at needs none. What cannot be told is seen. */
const announceLater = (...told: Parameters<typeof announce>): Promise<void> =>
  import('./announcements.ts')
    .then((announcements) => announcements.announce(...told))
    .catch(() => undefined);

/** For the ear and for the eye. */
function useOthersChanges(): void {
  const { id } = useUser();
  const { boardId = null, taskId = null } = useShownPlace();
  useEffect(
    () =>
      live.onMessage((message) => {
        if (message.type !== 'events') return;
        void announceLater(message, id, { boardId, taskId });
        flash(message, id);
      }),
    [id, boardId, taskId],
  );
}

/** A task that is open beside a page is where the person is. */
function useShownPlace(): { [Name in keyof TaskPlace]?: TaskPlace[Name] | undefined } {
  const page = useParams({
    strict: false,
    select: ({ projectId, boardId, taskId }) => ({ projectId, boardId, taskId }),
    structuralSharing: true,
  });
  return useTaskBeside() ?? page;
}
