import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { BoardPlace } from '../../../lib/board-place.ts';
import { Banner } from '../../../ui/states/Banner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { useTaskActions } from '../data/optimistic-actions.ts';
import { menuTexts } from '../acts/menu/menu.texts.ts';
import { archiveTasks } from '../acts/menu/task-deeds.ts';
import { editorTexts } from './editor.texts.ts';

/** Why a task that is open stands nowhere else, and the way back. */
export function ArchivedBanner({
  place,
  task,
  canEdit,
}: {
  place: BoardPlace;
  task: Task;
  canEdit: boolean;
}) {
  const actions = useTaskActions(place.projectId, place.boardId);
  const back = (
    <Button size="small" onClick={() => void archiveTasks([task], false, actions)}>
      {menuTexts.unarchive}
    </Button>
  );
  return (
    <Banner tone="info" actions={canEdit && back}>
      {editorTexts.archivedHere}
    </Banner>
  );
}
