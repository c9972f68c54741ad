import type { Project } from '@cuadrilla/contract/projects';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useRemoveProject } from '../projects.settings.ts';
import { projectTexts } from '../projects.texts.ts';

export function RemoveProjectButton({ project, onRemoved }: { project: Project; onRemoved: () => void }) {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveProject(project.id);
  const close = () => setAsking(false);

  return (
    <>
      <Button look="danger" icon={<Trash2 size={16} />} onClick={() => setAsking(true)}>
        {projectTexts.remove}
      </Button>
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
