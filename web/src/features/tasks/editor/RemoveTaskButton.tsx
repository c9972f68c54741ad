import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { TaskPlace } from '../../../lib/board-place.ts';
import { ConfirmDialog } from '../../../ui/layers/ConfirmDialog.tsx';
import { GuardedButton } from '../../../ui/controls/GuardedButton.tsx';
import { useRemoveTask } from '../data/tasks.mutations.ts';
import { taskTexts } from '../data/tasks.texts.ts';
import { editorTexts } from './editor.texts.ts';

interface Props {
  place: TaskPlace;
  task: Task;
  unavailable: string | false;
  leave: () => Promise<void>;
}

/** Gone at once, with «Deshacer» in the toast; asked before only where others' words go out of sight too. */
export function RemoveTaskButton({ place, task, unavailable, leave }: Props) {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveTask(place, task.title, leave);
  const begin = () => (task.commentCount > 0 ? setAsking(true) : remove.mutate());
  const confirm = () => {
    setAsking(false);
    remove.mutate();
  };
  return (
    <>
      <GuardedButton
        look="danger-ghost"
        size="small"
        icon={<Trash2 size={16} />}
        loading={remove.isPending}
        unavailable={unavailable}
        onClick={begin}
      >
        {remove.isPending ? editorTexts.removing : taskTexts.remove}
      </GuardedButton>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={taskTexts.removeTitle(task.title)}
        description={taskTexts.removeWithComments(task.commentCount)}
        confirm={taskTexts.remove}
        onConfirm={confirm}
      />
    </>
  );
}
