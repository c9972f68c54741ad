import type { Team, TeamPerson } from '@cuadrilla/contract/projects/teams';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRemovePerson } from '../../features/teams/teams.mutations.ts';
import { teamKeys } from '../../features/teams/team-keys.ts';
import { teamTexts as texts } from '../../features/teams/teams.texts.ts';
import { fullName } from '../../lib/people.ts';
import { useUser } from '../../services/session.ts';
import { ConfirmDialog } from '../../ui/layers/ConfirmDialog.tsx';
import { toast } from '../../ui/layers/toast.tsx';

interface Props {
  team: Team;
  person: TeamPerson;
  onClose: () => void;
}

/** Whoever leaves also leaves the page; of another, only the list changes. */
export function TeamPageRemovePerson({ team, person, onClose }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const you = useUser().id === person.User.id;
  const name = fullName(person.User);
  const remove = useRemovePerson(team.id);
  const removed = async () => {
    toast.success(you ? texts.left(team.name) : texts.removedPerson(name));
    if (you) {
      await navigate({ to: '/teams' });
      client.removeQueries({ queryKey: teamKeys.one(team.id) });
    }
    await client.invalidateQueries({ queryKey: teamKeys.all });
  };
  const [verb, gerund] = you ? [texts.leave, texts.leaving] : [texts.removePerson, texts.removing];
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={you ? texts.leaveTitle(team.name) : texts.removePersonTitle(name)}
      description={you ? texts.leaveLoss : texts.removePersonLoss}
      confirm={remove.isPending ? gerund : verb}
      loading={remove.isPending}
      onConfirm={() => remove.mutate(person.User.id, { onSuccess: () => void removed(), onSettled: onClose })}
    />
  );
}
