import type { Team } from '@cuadrilla/contract/projects/teams';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Identicon } from '../../features/projects/components/Identicon.tsx';
import { TeamCard } from '../../features/teams/components/TeamCard.tsx';
import { CreateTeamDialog } from '../../features/teams/components/TeamDialog.tsx';
import { WorkloadLegend } from '../../features/teams/components/Workload.tsx';
import { mostWork, teamsWithText } from '../../features/teams/teams.lists.ts';
import { teamQueries } from '../../features/teams/teams.queries.ts';
import { teamTexts } from '../../features/teams/teams.texts.ts';
import { messagesOf } from '../../lib/server/api.ts';
import { useSearchFor } from '../../lib/use-search-for.ts';
import { useAriaKeys } from '../../services/single-keys.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Grid } from '../../ui/page/Grid.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { NoResults } from '../../ui/states/NoResults.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { teamsPageTexts as texts } from './teams.texts.ts';
import styles from './TeamsPage.module.css';

const route = getRouteApi('/app/teams');

export function TeamsPage() {
  const { search = '' } = route.useSearch();
  const searchFor = useSearchFor();
  const { data, error, refetch } = useQuery(teamQueries.list());
  const [creating, setCreating] = useState(false);
  const navigate = useNavigate();
  const create = (
    <Button
      look="primary"
      icon={<Plus size={18} />}
      aria-keyshortcuts={useAriaKeys('c')}
      onClick={() => setCreating(true)}
    >
      {teamTexts.create}
    </Button>
  );

  return (
    <Page
      help="equipos"
      title={teamTexts.teams}
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
      {data?.length === 0 ? (
        <EmptyState {...texts.none} actions={create} />
      ) : data ? (
        <Teams teams={data} search={search} onClear={() => searchFor('')} />
      ) : error ? (
        <ErrorState title={texts.failed} text={messagesOf(error).join(' ')} onRetry={() => void refetch()} />
      ) : (
        <TeamsLoading />
      )}
      {creating && (
        <CreateTeamDialog
          onDone={({ id }) => void navigate({ to: '/teams/$teamId', params: { teamId: id } })}
          onClose={() => setCreating(false)}
        />
      )}
    </Page>
  );
}

function Teams({ teams, search, onClear }: { teams: Team[]; search: string; onClear: () => void }) {
  const shown = teamsWithText(teams, search);
  const most = mostWork(teams);
  return (
    <>
      <div className={styles.about}>
        <p>{teamTexts.workWhy}</p>
        <WorkloadLegend />
      </div>
      <div role="status">
        {shown.length === 0 && <NoResults title={uiTexts.noResults(search)} onClear={onClear} />}
      </div>
      <Grid>
        {shown.map((team) => (
          <TeamCard key={team.id} team={team} most={most} signs={<Signs team={team} />} />
        ))}
      </Grid>
    </>
  );
}

const shownSigns = 6;

/** One project by its name, several by their signs alone. */
function Signs({ team: { Projects } }: { team: Team }) {
  const [only] = Projects;
  if (!only) return teamTexts.noProjects;
  return (
    <>
      {Projects.slice(0, shownSigns).map(({ id }) => (
        <Identicon key={id} id={id} size={24} />
      ))}
      {Projects.length === 1 && <span className={styles.project}>{only.name}</span>}
    </>
  );
}

const TeamsLoading = () => (
  <Loading label={teamTexts.loading}>
    <div className={styles.loading}>
      <Grid>
        <Skeleton width="100%" height={250} count={3} />
      </Grid>
    </div>
  </Loading>
);
