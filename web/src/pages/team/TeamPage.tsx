import { canManageTeam } from '@cuadrilla/contract/kernel/team-roles';
import type { Team, TeamPerson } from '@cuadrilla/contract/projects/teams';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { InviteDialog } from '../../features/invitations/components/InviteDialog.tsx';
import { PendingInvitations } from '../../features/invitations/components/PendingInvitations.tsx';
import { TeamFailed } from '../../features/teams/components/TeamFailed.tsx';
import { TeamPeople } from '../../features/teams/components/TeamPeople.tsx';
import { WorkloadLegend } from '../../features/teams/components/Workload.tsx';
import { teamQueries } from '../../features/teams/teams.queries.ts';
import { teamTexts as texts } from '../../features/teams/teams.texts.ts';
import { isMissing } from '../../lib/server/api.ts';
import { useUser } from '../../services/session.ts';
import { GuardedButton } from '../../ui/controls/GuardedButton.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { BackLink, Page } from '../../ui/page/Page.tsx';
import { teamPageTexts } from './team.texts.ts';
import styles from './TeamPage.module.css';
import { TeamPageMenu } from './TeamPageMenu.tsx';
import { TeamPageProjects } from './TeamPageProjects.tsx';
import { TeamPageRemovePerson } from './TeamPageRemovePerson.tsx';

const route = getRouteApi('/app/teams/$teamId');

export function TeamPage() {
  const { teamId } = route.useParams();
  const { data, error, refetch } = useQuery(teamQueries.one(teamId));
  // Whoever was taken out still has what was read before.
  if (error && (!data || isMissing(error)))
    return <TeamFailed error={error} onRetry={() => void refetch()} />;
  return data ? <LoadedTeam key={data.id} team={data} /> : <TeamLoading />;
}

function LoadedTeam({ team }: { team: Team }) {
  const user = useUser();
  const manages = canManageTeam({ userId: user.id, role: team.role.name });
  const [inviting, setInviting] = useState(false);
  const [removing, setRemoving] = useState<TeamPerson>();
  const target = { teamId: team.id };
  return (
    <Page
      title={team.name}
      help="equipos"
      lead={<p className={styles.lead}>{team.description}</p>}
      back={<BackLink to="/teams">{texts.teams}</BackLink>}
      corner={<TeamPageMenu team={team} onLeave={setRemoving} />}
      tools={
        <GuardedButton
          look="primary"
          icon={<UserPlus size={16} />}
          unavailable={!manages && texts.forbidden}
          onClick={() => setInviting(true)}
        >
          {teamPageTexts.invite}
        </GuardedButton>
      }
    >
      <div className={styles.split}>
        <div>
          <section aria-labelledby="team-people">
            <div className={styles.head}>
              <h2 id="team-people" className={styles.title}>
                {texts.people} <span className={styles.count}>{team.People.length}</span>
              </h2>
              <WorkloadLegend />
            </div>
            <TeamPeople team={team} userId={user.id} onRemove={setRemoving} />
          </section>
          {manages && <PendingInvitations target={target} />}
        </div>
        <TeamPageProjects team={team} />
      </div>
      {inviting && (
        <InviteDialog
          target={target}
          name={team.name}
          reach={teamPageTexts.reach(team.Projects.length)}
          onClose={() => setInviting(false)}
        />
      )}
      {removing && (
        <TeamPageRemovePerson team={team} person={removing} onClose={() => setRemoving(undefined)} />
      )}
    </Page>
  );
}

const TeamLoading = () => (
  <Page title={texts.team} pending back={<BackLink to="/teams">{texts.teams}</BackLink>}>
    <Loading label={texts.loadingOne}>
      <div className={styles.split}>
        <Skeleton width="100%" height={240} count={2} />
      </div>
    </Loading>
  </Page>
);
