import type { Board } from '@cuadrilla/contract/tasks/boards';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CalendarArrowDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useBoardActions } from '../../features/boards/boards.mutations.ts';
import { BoardMenu } from '../../features/boards/components/BoardMenu.tsx';
import { RenameBoardDialog } from '../../features/boards/components/RenameBoardDialog.tsx';
import { projectQueries } from '../../features/projects/projects.queries.ts';
import { importTexts } from '../../features/tasks/acts/import/import.texts.ts';
import type { BoardPlace } from '../../lib/board-place.ts';
import { MenuItem } from '../../ui/layers/Menu.tsx';

const ImportDialog = lazy(() =>
  import('../../features/tasks/acts/import/ImportDialog.tsx').then(({ ImportDialog: Dialog }) => ({
    default: Dialog,
  })),
);

interface Props {
  place: BoardPlace;
  board: Board;
  canManage: boolean;
}

/** For whoever may change its tasks; what the board's card offers too, for whoever may change the board. */
export function BoardOptions({ place, board, canManage }: Props) {
  const { projectId } = place;
  const { data: labels = [] } = useQuery({ ...projectQueries.labels(projectId), enabled: canManage });
  const { change, remove } = useBoardActions(projectId);
  const [opened, setOpened] = useState<'rename' | 'import'>();
  const navigate = useNavigate();
  const close = () => setOpened(undefined);
  // Left first: what is deleted cannot be shown any more.
  const leaveAndRemove = async () => {
    await navigate({ to: '/dashboard/projects/$projectId', params: { projectId } });
    remove(board.id);
  };
  const managed = {
    labels,
    onRename: () => setOpened('rename'),
    onColour: (label: (typeof labels)[number]) => change(board, { Label: label }),
    onFirstView: (firstView: Board['firstView']) => change(board, { firstView }),
    onRemove: () => void leaveAndRemove(),
  };
  return (
    <>
      <BoardMenu board={board} managed={canManage ? managed : undefined}>
        <MenuItem icon={<CalendarArrowDown size={16} />} onSelect={() => setOpened('import')}>
          {importTexts.open}
        </MenuItem>
      </BoardMenu>
      {opened === 'rename' && (
        <RenameBoardDialog board={board} onRename={(name) => change(board, { name })} onClose={close} />
      )}
      {opened === 'import' && (
        <Suspense>
          <ImportDialog place={place} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
