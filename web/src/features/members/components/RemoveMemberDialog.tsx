import type { Membership } from '@cuadrilla/contract/projects/members';
import { fullName } from '../../../lib/people.ts';
import { ConfirmDialog } from '../../../ui/layers/ConfirmDialog.tsx';
import { useRemoveMember } from '../members.mutations.ts';
import { memberTexts } from '../members.texts.ts';

interface Props {
  project: { id: number; name: string };
  member: Membership;
  you: boolean;
  onRemoved: () => void;
  onClose: () => void;
}

/** Taking somebody out, or leaving. A refusal closes it and is told in an alert. */
export function RemoveMemberDialog({ project, member, you, onRemoved, onClose }: Props) {
  const remove = useRemoveMember(project.id);
  const [verb, gerund] = you
    ? [memberTexts.leave, memberTexts.leaving]
    : [memberTexts.remove, memberTexts.removing];
  const [team] = member.teams;
  const loss = you ? memberTexts.leaveLoss : memberTexts.removeLoss;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={you ? memberTexts.leaveTitle(project.name) : memberTexts.removeTitle(fullName(member.User))}
      description={team ? memberTexts.removeOwn(team.name) : loss}
      confirm={remove.isPending ? gerund : verb}
      loading={remove.isPending}
      onConfirm={() => remove.mutate(member.User.id, { onSuccess: onRemoved, onSettled: onClose })}
    />
  );
}
