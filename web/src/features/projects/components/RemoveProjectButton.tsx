import type { Project } from '@cuadrilla/contract/projects/projects';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/layers/ConfirmDialog.tsx';
import { GuardedButton } from '../../../ui/controls/GuardedButton.tsx';
import { useRemoveProject } from '../projects.settings.ts';
import { projectTexts } from '../projects.texts.ts';

interface Props {
  project: Project;
  /** Why it stays, if so. */
  unavailable: string | false;
  onRemoved: () => void;
}

export function RemoveProjectButton({ project, unavailable, onRemoved }: Props) {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveProject(project.id);
  const close = () => setAsking(false);

  return (
    <>
      <GuardedButton
        look="danger"
        icon={<Trash2 size={16} />}
        unavailable={unavailable}
        onClick={() => setAsking(true)}
      >
        {projectTexts.remove}
      </GuardedButton>
      <ConfirmDialog
        open={asking}
        onClose={close}
        title={projectTexts.removeTitle(project.name)}
        description={projectTexts.removeLoss}
        confirm={remove.isPending ? projectTexts.removing : projectTexts.remove}
        loading={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: onRemoved, onError: close })}
      />
    </>
  );
}
