import { demoCredentials } from '@cuadrilla/contract/account/auth';
import type { Project } from '@cuadrilla/contract/projects/projects';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue, type ComponentType, type ReactNode } from 'react';
import { profileQuery } from '../../features/profile/profile.queries.ts';
import { CreateProjectLink } from '../../features/projects/components/CreateProjectLink.tsx';
import { ProjectCard } from '../../features/projects/components/ProjectCard.tsx';
import { ProjectCardsLoading } from '../../features/projects/components/ProjectCardsLoading.tsx';
import { pinnedOf, recentOf, unarchived, withText } from '../../features/projects/projects.lists.ts';
import { projectsQuery } from '../../features/projects/projects.queries.ts';
import { projectTexts } from '../../features/projects/projects.texts.ts';
import { messagesOf } from '../../lib/server/api.ts';
import { useSearchFor } from '../../lib/use-search-for.ts';
import { StartingButtons } from '../../services/start-project/StartingButtons.tsx';
import { useUser } from '../../services/session.ts';
import { useAriaKeys } from '../../services/single-keys.ts';
import { Banner } from '../../ui/states/Banner.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Grid } from '../../ui/page/Grid.tsx';
import { onceThereIsALine } from '../../ui/text/lazy-later.tsx';
import { NoResults } from '../../ui/states/NoResults.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { Tabs } from '../../ui/page/Tabs.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { dashboardTexts as texts } from './dashboard.texts.ts';
import styles from './DashboardPage.module.css';

const route = getRouteApi('/app/dashboard');
/** Only for who is new here: the others need not download it. Where it cannot be had, one begins without. */
const beginning = () => onceThereIsALine(() => import('./Beginning.tsx'));
const NextSteps = lazy<ComponentType>(() =>
  beginning().then(
    (parts) => ({ default: parts.NextSteps }),
    () => ({ default: () => null }),
  ),
);
const WaysToStart = lazy(() =>
  beginning().then(
    (parts) => ({ default: parts.WaysToStart }),
    () => ({ default: () => <EmptyState {...texts.none.all} actions={<StartingButtons />} /> }),
  ),
);

type TabName = 'all' | 'recent' | 'pinned';

export function DashboardPage() {
  const { tab = 'all', search = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch } = useQuery(projectsQuery());
  const projects = useDeferredValue(data); // many cards at once would block a phone
  const lists = projects && listsOf(projects);
  const isNew = useQuery(profileQuery()).data?.first_steps_closed === false;

  const searchFor = useSearchFor();
  const create = <CreateProjectLink keys={useAriaKeys('c')} />;
  const openTab = (chosen: TabName) =>
    void navigate({ search: (now) => ({ ...now, tab: chosen === 'all' ? undefined : chosen }) });

  return (
    <Page
      title={projectTexts.dashboard}
      help="proyectos"
      tools={
        <>
          <SearchField
            label={texts.search}
            value={search}
            onSearch={searchFor}
            delay={200}
            keys={useAriaKeys('/')}
          />
          {create}
        </>
      }
    >
      <DemoBanner />
      <div className={styles.parts}>
        {isNew && (
          <div className={styles.beside}>
            <Suspense fallback={<div className={styles.waiting} />}>
              <NextSteps />
            </Suspense>
          </div>
        )}
        <Tabs
          label={texts.tabs}
          value={tab}
          onChange={openTab}
          tabs={[
            { value: 'all', label: texts.all, count: lists?.all.length },
            { value: 'recent', label: texts.recent, count: lists?.recent.length },
            { value: 'pinned', label: texts.pinned, count: lists?.pinned.length },
          ]}
        >
          {lists ? (
            <Cards
              projects={withText(lists[tab], search)}
              none={<None {...{ tab, search, isNew }} onClear={() => searchFor('')} />}
            />
          ) : error ? (
            <ErrorState
              title={texts.failed}
              text={messagesOf(error).join(' ')}
              onRetry={() => void refetch()}
            />
          ) : (
            <ProjectCardsLoading />
          )}
        </Tabs>
      </div>
    </Page>
  );
}

const listsOf = (projects: Project[]): Record<TabName, Project[]> => {
  const all = unarchived(projects);
  return { all, recent: recentOf(all), pinned: pinnedOf(all) };
};

const Cards = ({ projects, none }: { projects: Project[]; none: ReactNode }) => (
  <>
    <div role="status">{projects.length === 0 && none}</div>
    {projects.length > 0 && (
      <Grid>
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </Grid>
    )}
  </>
);

interface NoneProps {
  tab: TabName;
  search: string;
  onClear: () => void;
  isNew: boolean;
}

function None({ tab, search, onClear, isNew }: NoneProps) {
  if (search) return <NoResults title={uiTexts.noResults(search)} onClear={onClear} />;
  const { title, text } = texts.none[tab];
  if (isNew && tab === 'all')
    return (
      <Suspense>
        <WaysToStart />
      </Suspense>
    );
  return <EmptyState title={title} text={text} {...(tab === 'all' && { actions: <StartingButtons /> })} />;
}

/** By the address alone: it is known from the first moment, and nothing jumps. */
const DemoBanner = () =>
  useUser().email === demoCredentials.email && (
    <div className={styles.demo}>
      <Banner tone="info">{texts.demo}</Banner>
    </div>
  );
