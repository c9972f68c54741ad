import type { ReactNode } from 'react';
import type { TaskPlace } from '../../../lib/board-place.ts';
import { Banner } from '../../../ui/states/Banner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { useRestoreTask } from '../data/tasks.mutations.ts';
import { editorTexts } from './editor.texts.ts';

interface Props {
  place: TaskPlace;
  /** In the trash, where it can be brought back from; otherwise it is not even there. */
  canRestore: boolean;
  inTrash: boolean;
  back: ReactNode;
}

/** The task that is open was deleted elsewhere. What is on the screen stays, so that it can be copied. */
export function TaskGoneBanner({ place, inTrash, canRestore, back }: Props) {
  const restore = useRestoreTask(place);
  const { gone } = editorTexts;
  return (
    <Banner
      tone="warning"
      actions={
        <>
          {back}
          {inTrash && canRestore && (
            <Button size="small" loading={restore.isPending} onClick={() => restore.mutate()}>
              {restore.isPending ? gone.restoring : gone.restore}
            </Button>
          )}
        </>
      }
    >
      {inTrash ? gone.inTrash : gone.missing}
    </Banner>
  );
}
