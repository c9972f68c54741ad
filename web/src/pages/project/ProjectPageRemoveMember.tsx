import type { Membership } from '@cuadrilla/contract/projects/members';
import type { Project } from '@cuadrilla/contract/projects/projects';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { RemoveMemberDialog } from '../../features/members/components/RemoveMemberDialog.tsx';
import { memberKeys } from '../../features/members/members.queries.ts';
import { memberTexts } from '../../features/members/members.texts.ts';
import { useForgetProject } from '../../features/projects/projects.mutations.ts';
import { refreshProject } from '../../lib/server/project-data.ts';
import { fullName } from '../../lib/people.ts';
import { toast } from '../../ui/layers/toast.tsx';

interface Props {
  project: Project;
  member: Membership;
  you: boolean;
  onClose: () => void;
}

/** Whoever leaves also leaves the page; of another, only the list changes. */
export function ProjectPageRemoveMember({ project, member, you, onClose }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const forget = useForgetProject(project.id);

  const [team] = member.teams;
  const removed = async () => {
    const name = fullName(member.User);
    const gone = you ? memberTexts.left(project.name) : memberTexts.removed(name);
    toast.success(team ? memberTexts.removedOwn(name, team.name) : gone);
    if (you && !team) await Promise.all([navigate({ to: '/dashboard' }), forget()]);
    else await refreshProject(client, project.id, memberKeys.list(project.id));
  };
  return (
    <RemoveMemberDialog
      project={project}
      member={member}
      you={you}
      onRemoved={() => void removed()}
      onClose={onClose}
    />
  );
}
