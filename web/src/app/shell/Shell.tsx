import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Outlet, useParams } from '@tanstack/react-router';
import { Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { pushWish } from '../../features/notifications/push-wish.ts';
import { profileQuery } from '../../features/profile/profile.queries.ts';
import { useVisitProject } from '../../features/projects/projects.mutations.ts';
import { projectQueries } from '../../features/projects/projects.queries.ts';
import { now } from '../../lib/dates/clock.ts';
import { browserTimeZone } from '../../lib/dates/dates.ts';
import { pruneDrafts } from '../../lib/drafts.ts';
import { HolidayPlaceContext } from '../../lib/dates/holiday-place.ts';
import { WeekStartContext } from '../../lib/dates/week-start.ts';
import { onSessionResumed } from '../../lib/server/session-end.ts';
import { TimeZoneContext } from '../../lib/dates/time-zone.ts';
import { DraftOwnerContext } from '../../lib/use-draft.ts';
import { useFollowBoardLook } from '../../services/board-look.ts';
import { Live } from '../../services/live/Live.tsx';
import { useNameOf, useUser } from '../../services/session.ts';
import { useTaskBeside } from '../../services/task-beside.ts';
import { lazyLater } from '../../ui/text/lazy-later.tsx';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import { SkipLink } from '../../ui/controls/SkipLink.tsx';
import { toast } from '../../ui/layers/toast.tsx';
import { Palette } from '../palette/Palette.tsx';
import { Shortcuts } from '../shortcuts/Shortcuts.tsx';
import { BottomBar } from './BottomBar.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { SessionEnd } from './SessionEnd.tsx';
import styles from './Shell.module.css';
import { shellTexts } from './shell.texts.ts';
import { SideMenu } from './SideMenu.tsx';
import { StepMissing } from './StepMissing.tsx';
import { TopBar } from './TopBar.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useWholeNames } from './use-whole-names.ts';

/** What surrounds every protected page. */
export function Shell() {
  useDismissErrors();
  useWholeNames();
  return (
    <Personal>
      <Live />
      <PushGoesOn />
      <Visits />
      <SkipLink>{shellTexts.skip}</SkipLink>
      <div className={styles.shell}>
        <aside className={styles.side}>
          <SideMenu />
        </aside>
        <div className={styles.body}>
          <TopBar />
          <ConnectionBanner />
          <div className={styles.row}>
            <Content>
              <Outlet />
            </Content>
            <Beside />
          </div>
        </div>
        <BottomBar />
      </div>
      <Palette />
      <Shortcuts />
      <SessionEnd />
      <StepMissing />
      <Suspense>
        <SignOutDialog />
        <AddButton />
        <Pictures />
        <Toaster />
      </Suspense>
    </Personal>
  );
}

const SignOutDialog = lazyLater(() => import('./SignOutDialog.tsx'), 'SignOutDialog');
const AddButton = lazyLater(() => import('../quick-add/AddButton.tsx'), 'AddButton');
const Pictures = lazyLater(() => import('../../features/profile/components/Pictures.tsx'), 'Pictures');
const Toaster = lazyLater(() => import('../../ui/layers/Toaster.tsx'), 'Toaster');
const TaskBeside = lazyPage(() => import('../../pages/task/TaskBeside.tsx'), 'TaskBeside');

/** A task that the address of the page opens beside it. */
function Beside() {
  const place = useTaskBeside();
  return (
    place && (
      <Suspense>
        <TaskBeside place={place} />
      </Suspense>
    )
  );
}

/** Whose times and drafts they are. Apart, so that the profile's answer reaches only those who show times. */
function Personal({ children }: { children: ReactNode }) {
  const { data: profile } = useQuery(profileQuery());
  const user = useUser();
  useNameOf(profile);
  useFollowBoardLook(profile);
  const { country, region = null } = profile ?? {};
  const place = useMemo(() => (country ? { country, region } : null), [country, region]);
  useEffect(() => pruneDrafts(now()), []);
  return (
    <DraftOwnerContext value={user.id}>
      <TimeZoneContext value={profile?.time_zone ?? browserTimeZone()}>
        <WeekStartContext value={profile?.week_start ?? 'monday'}>
          <HolidayPlaceContext value={place}>{children}</HolidayPlaceContext>
        </WeekStartContext>
      </TimeZoneContext>
    </DraftOwnerContext>
  );
}

/** Whatever of a project is opened, «Recientes» lists it. */
function Visits() {
  const projectId = useParams({ strict: false, select: (params) => params.projectId });
  // Every page of a project asks what is allowed there; an answer means that it could be opened.
  const { isSuccess } = useQuery({ ...projectQueries.permissions(projectId ?? 0), enabled: false });
  useVisitProject(isSuccess ? projectId : undefined);
  return null;
}

/** The browser in which somebody asked to be told belongs to their session, also to the next one. */
function PushGoesOn() {
  const { id } = useUser();
  useEffect(() => {
    const resume = () => {
      if (pushWish.read() !== String(id) && !pushWish.isToAskFor(id)) return;
      // Whether it works or not is said where it is asked for.
      void import('../../features/notifications/push.ts')
        .then(({ resumePush }) => resumePush(id))
        .catch(() => undefined);
    };
    resume();
    return onSessionResumed(resume);
  }, [id]);
  return null;
}

/** With every mutation that is begun. */
function useDismissErrors(): void {
  const client = useQueryClient();
  useEffect(
    () => client.getMutationCache().subscribe(({ type }) => type === 'added' && toast.dismissError()),
    [client],
  );
}

/** Where the page is. Apart, so that going to another one draws nothing around it again. */
function Content({ children }: { children: ReactNode }) {
  const main = useFocusOnNavigation();
  useKeptFocus(main);
  return (
    <main ref={main} id="contenido" tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}
