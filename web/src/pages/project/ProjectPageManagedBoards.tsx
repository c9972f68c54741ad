import type { Board } from '@cuadrilla/contract/tasks/boards';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBoardActions } from '../../features/boards/boards.mutations.ts';
import { BoardCard } from '../../features/boards/components/BoardCard.tsx';
import { BoardMenu } from '../../features/boards/components/BoardMenu.tsx';
import { RenameBoardDialog } from '../../features/boards/components/RenameBoardDialog.tsx';
import { projectQueries } from '../../features/projects/projects.queries.ts';
import { Grid } from '../../ui/page/Grid.tsx';

/** Boards with a menu each: for whoever may change them. */
export function ProjectPageManagedBoards({ projectId, boards }: { projectId: number; boards: Board[] }) {
  const { data: labels = [] } = useQuery(projectQueries.labels(projectId));
  const { change, remove } = useBoardActions(projectId);
  const [renaming, setRenaming] = useState<Board>();

  return (
    <Grid>
      {boards.map((board) => (
        <BoardCard
          key={board.id}
          projectId={projectId}
          board={board}
          menu={
            <BoardMenu
              board={board}
              managed={{
                labels,
                onRename: () => setRenaming(board),
                onColour: (label) => change(board, { Label: label }),
                onFirstView: (firstView) => change(board, { firstView }),
                onRemove: () => remove(board.id),
              }}
            />
          }
        />
      ))}
      {renaming && (
        <RenameBoardDialog
          board={renaming}
          onRename={(name) => change(renaming, { name })}
          onClose={() => setRenaming(undefined)}
        />
      )}
    </Grid>
  );
}
