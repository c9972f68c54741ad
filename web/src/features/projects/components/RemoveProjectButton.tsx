import type { Project } from '@cuadrilla/contract/projects';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
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
      <Dialog
        open={asking}
        onClose={close}
        title={projectTexts.removeTitle(project.name)}
        description={projectTexts.removeLoss}
        actions={
          <>
            <Button onClick={close}>{uiTexts.cancel}</Button>
            <Button
              look="danger"
              loading={remove.isPending}
              onClick={() => remove.mutate(undefined, { onSuccess: onRemoved, onError: close })}
            >
              {remove.isPending ? projectTexts.removing : projectTexts.remove}
            </Button>
          </>
        }
      />
    </>
  );
}
