import type { Membership } from '@cuadrilla/contract/members';
import { fullName } from '../../../lib/people.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
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
  return (
    <Dialog
      open
      onClose={onClose}
      title={you ? memberTexts.leaveTitle(project.name) : memberTexts.removeTitle(fullName(member.User))}
      description={you ? memberTexts.leaveLoss : memberTexts.removeLoss}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.cancel}</Button>
          <Button
            look="danger"
            loading={remove.isPending}
            onClick={() => remove.mutate(member.User.id, { onSuccess: onRemoved, onSettled: onClose })}
          >
            {remove.isPending ? gerund : verb}
          </Button>
        </>
      }
    />
  );
}
