import type { Membership } from '@cuadrilla/contract/projects/members';
import type { Project } from '@cuadrilla/contract/projects/projects';
import type { Permissions } from '@cuadrilla/contract/kernel/roles';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { InviteOne } from '../../features/invitations/components/InviteOne.tsx';
import { PendingInvitations } from '../../features/invitations/components/PendingInvitations.tsx';
import { AddMemberDialog } from '../../features/members/components/AddMemberDialog.tsx';
import { MembersLoading } from '../../features/members/components/MembersLoading.tsx';
import { MembersTable } from '../../features/members/components/MembersTable.tsx';
import { useChangeRole } from '../../features/members/members.mutations.ts';
import { memberQueries } from '../../features/members/members.queries.ts';
import { memberTexts } from '../../features/members/members.texts.ts';
import { teamTexts } from '../../features/teams/teams.texts.ts';
import { messagesOf } from '../../lib/server/api.ts';
import { classes } from '../../lib/text/text.ts';
import { useFixedInDemo } from '../../services/demo.ts';
import { useUser } from '../../services/session.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { GuardedButton } from '../../ui/controls/GuardedButton.tsx';
import { toast } from '../../ui/layers/toast.tsx';
import { projectPageTexts as texts } from './project.texts.ts';
import styles from './ProjectPage.module.css';
import { ProjectPageRemoveMember } from './ProjectPageRemoveMember.tsx';
import { ProjectPageAddTeam, ProjectPageTeams } from './ProjectPageTeams.tsx';

interface Props {
  project: Project;
  permissions: Permissions;
}

export function ProjectPageMembers({ project, permissions }: Props) {
  const user = useUser();
  const fixed = useFixedInDemo();
  const [removing, setRemoving] = useState<Membership>();
  const { data, error, refetch } = useQuery(memberQueries.list(project.id));
  const changeRole = useChangeRole(project.id);

  return (
    <>
      <AddMembers project={project} allowed={permissions.can_manage} />
      <ProjectPageTeams project={project} manages={permissions.can_manage} />
      {data ? (
        <MembersTable
          members={data}
          userId={user.id}
          fixed={fixed}
          onRole={changeRole}
          onRemove={setRemoving}
        />
      ) : error ? (
        <ErrorState
          title={texts.membersFailed}
          text={messagesOf(error).join(' ')}
          onRetry={() => void refetch()}
        />
      ) : (
        <MembersLoading />
      )}
      {permissions.can_manage && <PendingInvitations target={{ projectId: project.id }} />}
      {removing && (
        <ProjectPageRemoveMember
          project={project}
          member={removing}
          you={removing.User.id === user.id}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  );
}

function AddMembers({ project, allowed }: { project: Project; allowed: boolean }) {
  const [adding, setAdding] = useState<'person' | 'team'>();
  const navigate = useNavigate();
  const close = () => setAdding(undefined);
  const leave = () => {
    toast.error(memberTexts.refused);
    void navigate({ to: '/dashboard' });
  };
  return (
    <div className={classes(styles.toolbar, styles.end)}>
      {allowed && (
        <Button look="secondary" icon={<Users size={16} />} onClick={() => setAdding('team')}>
          {teamTexts.addTeam}
        </Button>
      )}
      <GuardedButton
        look="primary"
        icon={<Plus size={18} />}
        unavailable={!allowed && memberTexts.addForbidden}
        onClick={() => setAdding('person')}
      >
        {memberTexts.add}
      </GuardedButton>
      {adding === 'person' && (
        <AddMemberDialog
          projectId={project.id}
          onClose={close}
          onRefused={leave}
          invite={(search, role, onInvited) => (
            <InviteOne
              key={search}
              target={{ projectId: project.id }}
              typed={search}
              role={role}
              onInvited={onInvited}
            />
          )}
        />
      )}
      {adding === 'team' && <ProjectPageAddTeam project={project} onClose={close} />}
    </div>
  );
}
