import { permissionsOf, type Permissions } from '@cuadrilla/contract/kernel/roles';
import type { Project } from '@cuadrilla/contract/projects/projects';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { FollowMenu } from '../../features/follows/components/FollowMenu.tsx';
import { MembersStack } from '../../features/members/components/MembersStack.tsx';
import { BackToDashboard } from '../../features/projects/components/BackToDashboard.tsx';
import { Identicon } from '../../features/projects/components/Identicon.tsx';
import { PinButton } from '../../features/projects/components/PinButton.tsx';
import { ProjectDescription } from '../../features/projects/components/ProjectDescription.tsx';
import { ProjectFailed } from '../../features/projects/components/ProjectFailed.tsx';
import { projectQueries, projectsQuery } from '../../features/projects/projects.queries.ts';
import { apiTexts } from '../../lib/server/api.texts.ts';
import { isMissing } from '../../lib/server/api.ts';
import { PeopleHere } from '../../services/live/PeopleHere.tsx';
import { usePeopleAt } from '../../services/live/presence.ts';
import { Banner } from '../../ui/states/Banner.tsx';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Tabs } from '../../ui/page/Tabs.tsx';
import { projectPageTexts as texts } from './project.texts.ts';
import styles from './ProjectPage.module.css';
import { ProjectPageBoards } from './ProjectPageBoards.tsx';
import { ProjectPageLoading, type TabName } from './ProjectPageLoading.tsx';
import { ProjectPageMembers } from './ProjectPageMembers.tsx';

/** Parts of their own: most who open a project go on to a board. */
const ProjectPageCalendar = lazyPage(() => import('./ProjectPageCalendar.tsx'), 'ProjectPageCalendar');

const ProjectPageDocuments = lazyPage(() => import('./ProjectPageDocuments.tsx'), 'ProjectPageDocuments');

const ProjectPageSettings = lazyPage(() => import('./ProjectPageSettings.tsx'), 'ProjectPageSettings');

const ProjectPageReports = lazyPage(() => import('./ProjectPageReports.tsx'), 'ProjectPageReports');

const route = getRouteApi('/app/dashboard/projects/$projectId');

/** Another project is another page: nothing of the last one stays. */
export function ProjectPage() {
  const { projectId } = route.useParams();
  return <OneProject key={projectId} projectId={projectId} />;
}

function OneProject({ projectId }: { projectId: number }) {
  const { tab = 'boards' } = route.useSearch();
  const openTab = useOpenTab();
  const project = useProject(projectId);
  const permissions = usePermissions(projectId, project.data);

  const error = project.error ?? permissions.error;
  const retry = () => void Promise.all([project.refetch(), permissions.refetch()]);
  if (error && (isMissing(error) || !project.data || !permissions.data))
    return <ProjectFailed error={error} onRetry={retry} />;
  if (!project.data || !permissions.data) return <ProjectPageLoading tab={tab} onTab={openTab} />;
  return <Loaded project={project.data} permissions={permissions.data} />;
}

function useOpenTab() {
  const navigate = route.useNavigate();
  return (chosen: TabName) => void navigate({ search: { tab: chosen === 'boards' ? undefined : chosen } });
}

/** What the dashboard knows of it already is enough to begin with. */
function useProject(projectId: number) {
  const client = useQueryClient();
  const listed = client.getQueryData(projectsQuery().queryKey)?.find(({ id }) => id === projectId);
  return useQuery({
    ...projectQueries.detail(projectId),
    ...(listed && { placeholderData: { ...listed, Boards: [] } }),
  });
}

/** The server says what is allowed; until it does, the role tells the same. */
function usePermissions(projectId: number, project: Project | undefined) {
  return useQuery({
    ...projectQueries.permissions(projectId),
    ...(project && { placeholderData: permissionsOf({ role: project.role.name }) }),
  });
}

interface Props {
  project: Project;
  permissions: Permissions;
}

function Loaded({ project, permissions }: Props) {
  const { tab = 'boards' } = route.useSearch();
  const openTab = useOpenTab();
  const isClosed = tab === 'settings' && !permissions.can_manage;
  const shown = isClosed ? 'boards' : tab;
  const navigate = route.useNavigate();
  useEffect(() => {
    // The address says what is shown.
    if (isClosed) void navigate({ search: {}, replace: true });
  }, [isClosed, navigate]);

  return (
    <Page
      title={project.name}
      help="proyectos"
      back={<BackToDashboard />}
      icon={<Identicon id={project.id} size={52} />}
      beside={<PinButton project={project} />}
      {...(project.description && { lead: <ProjectDescription text={project.description} /> })}
      corner={
        <>
          <ProjectPeople projectId={project.id} />
          <FollowMenu subject={{ projectId: project.id }} />
        </>
      }
      tools={<MembersStack projectId={project.id} />}
    >
      {project.archived && (
        <div className={styles.banner}>
          <Banner tone="info">{texts.archived}</Banner>
        </div>
      )}
      <Tabs
        label={texts.tabs}
        value={shown}
        onChange={openTab}
        tabs={[
          { value: 'boards', label: texts.boards, count: project.boardCount },
          { value: 'members', label: texts.members, count: project.memberCount },
          { value: 'calendar', label: texts.calendar },
          { value: 'reports', label: texts.reports },
          { value: 'documents', label: texts.documents },
          {
            value: 'settings',
            label: texts.settings,
            unavailable: !permissions.can_manage && apiTexts.forbidden,
          },
        ]}
      >
        <Suspense>
          <TabContent tab={shown} project={project} permissions={permissions} />
        </Suspense>
      </Tabs>
    </Page>
  );
}

function TabContent({ tab, project, permissions }: Props & { tab: TabName }) {
  if (tab === 'calendar') return <ProjectPageCalendar project={project} />;
  if (tab === 'reports') return <ProjectPageReports projectId={project.id} />;
  if (tab === 'documents') return <ProjectPageDocuments projectId={project.id} permissions={permissions} />;
  if (tab === 'members') return <ProjectPageMembers project={project} permissions={permissions} />;
  if (tab === 'settings') return <ProjectPageSettings project={project} />;
  return <ProjectPageBoards projectId={project.id} permissions={permissions} />;
}

const ProjectPeople = (place: { projectId: number }) => <PeopleHere people={usePeopleAt(place)} />;
