import { ConfirmDialog } from '../../../ui/layers/ConfirmDialog.tsx';
import { toast } from '../../../ui/layers/toast.tsx';
import { useRemoveFromProject } from '../teams.mutations.ts';
import { teamTexts as texts } from '../teams.texts.ts';

interface Named {
  id: number;
  name: string;
}

/** A refusal closes it and is told in an alert. */
export function RemoveFromProjectDialog({
  team,
  project,
  onClose,
}: {
  team: Named;
  project: Named;
  onClose: () => void;
}) {
  const remove = useRemoveFromProject(project.id, team.id);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={texts.removeFromTitle(team.name, project.name)}
      description={texts.removeFromLoss}
      confirm={remove.isPending ? texts.removing : texts.removeFromProject}
      loading={remove.isPending}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => void toast.success(texts.removedFrom(team.name, project.name)),
          onSettled: onClose,
        })
      }
    />
  );
}
