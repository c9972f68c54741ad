import type { Board } from '@cuadrilla/contract/boards';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChangeBoard, useRemoveBoard } from '../../features/boards/boards.mutations.ts';
import { BoardCard } from '../../features/boards/components/BoardCard.tsx';
import { BoardMenu } from '../../features/boards/components/BoardMenu.tsx';
import { RenameBoardDialog } from '../../features/boards/components/RenameBoardDialog.tsx';
import { useRefreshProject } from '../../features/projects/projects.mutations.ts';
import { projectQueries } from '../../features/projects/projects.queries.ts';
import { Grid } from '../../ui/Grid.tsx';

/** Boards with a menu each: for whoever may change them. */
export function ProjectPageManagedBoards({ projectId, boards }: { projectId: number; boards: Board[] }) {
  const { data: labels = [] } = useQuery(projectQueries.labels(projectId));
  const refresh = useRefreshProject(projectId);
  const change = useChangeBoard(projectId, refresh);
  const remove = useRemoveBoard(projectId, refresh);
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
              labels={labels}
              onRename={() => setRenaming(board)}
              onColour={(label) => change.mutate({ board, change: { Label: label } })}
              onRemove={() => remove(board.id)}
            />
          }
        />
      ))}
      {renaming && (
        <RenameBoardDialog
          board={renaming}
          onRename={(name) => change.mutate({ board: renaming, change: { name } })}
          onClose={() => setRenaming(undefined)}
        />
      )}
    </Grid>
  );
}
