import type { Board } from '@cuadrilla/contract/boards';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useBoardActions } from '../../features/boards/boards.mutations.ts';
import { BoardMenu } from '../../features/boards/components/BoardMenu.tsx';
import { RenameBoardDialog } from '../../features/boards/components/RenameBoardDialog.tsx';
import { projectQueries } from '../../features/projects/projects.queries.ts';

/** The same as on the board's card: for whoever may change it. */
export function BoardOptions({ projectId, board }: { projectId: number; board: Board }) {
  const { data: labels = [] } = useQuery(projectQueries.labels(projectId));
  const { change, remove } = useBoardActions(projectId);
  const [renaming, setRenaming] = useState(false);
  const navigate = useNavigate();
  // Left first: what is deleted cannot be shown any more.
  const leaveAndRemove = async () => {
    await navigate({ to: '/dashboard/projects/$projectId', params: { projectId } });
    remove(board.id);
  };
  return (
    <>
      <BoardMenu
        board={board}
        labels={labels}
        onRename={() => setRenaming(true)}
        onColour={(label) => change(board, { Label: label })}
        onRemove={() => void leaveAndRemove()}
      />
      {renaming && (
        <RenameBoardDialog
          board={board}
          onRename={(name) => change(board, { name })}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  );
}
