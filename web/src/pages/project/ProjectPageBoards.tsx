import type { Board } from '@cuadrilla/contract/tasks/boards';
import type { Permissions } from '@cuadrilla/contract/kernel/roles';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { boardQueries } from '../../features/boards/boards.queries.ts';
import { boardTexts } from '../../features/boards/boards.texts.ts';
import { BoardCard } from '../../features/boards/components/BoardCard.tsx';
import { BoardCardsLoading } from '../../features/boards/components/BoardCardsLoading.tsx';
import { apiTexts } from '../../lib/server/api.texts.ts';
import { messagesOf } from '../../lib/server/api.ts';
import { useSearchFor } from '../../lib/use-search-for.ts';
import { useAriaKeys } from '../../services/single-keys.ts';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Grid } from '../../ui/page/Grid.tsx';
import { GuardedButton } from '../../ui/controls/GuardedButton.tsx';
import { NoResults } from '../../ui/states/NoResults.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { projectPageTexts as texts } from './project.texts.ts';
import styles from './ProjectPage.module.css';
import { ProjectPageManagedBoards } from './ProjectPageManagedBoards.tsx';

const route = getRouteApi('/app/dashboard/projects/$projectId');

interface Props {
  projectId: number;
  permissions: Permissions;
}

export function ProjectPageBoards({ projectId, permissions: { can_manage } }: Props) {
  const { search = '' } = route.useSearch();
  const { data, error, refetch } = useQuery(boardQueries.list(projectId, search));
  const searchFor = useSearchFor();
  const create = <CreateBoard projectId={projectId} allowed={can_manage} />;

  return (
    <>
      <div className={styles.toolbar}>
        <SearchField label={texts.searchBoard} value={search} onSearch={searchFor} keys={useAriaKeys('/')} />
        {create}
      </div>
      <div role="status">
        {search && data?.length === 0 && (
          <NoResults title={texts.noBoardsFound} onClear={() => searchFor('')} />
        )}
      </div>
      {!data && error ? (
        <ErrorState
          title={texts.boardsFailed}
          text={messagesOf(error).join(' ')}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <BoardCardsLoading />
      ) : data.length > 0 ? (
        <Boards projectId={projectId} boards={data} managed={can_manage} />
      ) : (
        !search && (
          <EmptyState
            title={texts.noBoards}
            text={texts.noBoardsWhy}
            {...(can_manage && { actions: create })}
          />
        )
      )}
    </>
  );
}

const Boards = ({ projectId, boards, managed }: { projectId: number; boards: Board[]; managed: boolean }) =>
  managed ? (
    <ProjectPageManagedBoards projectId={projectId} boards={boards} />
  ) : (
    <Grid>
      {boards.map((board) => (
        <BoardCard key={board.id} projectId={projectId} board={board} />
      ))}
    </Grid>
  );

function CreateBoard({ projectId, allowed }: { projectId: number; allowed: boolean }) {
  const keys = useAriaKeys('c');
  return allowed ? (
    <ButtonLink
      to="/dashboard/projects/$projectId/create-board"
      params={{ projectId }}
      look="primary"
      icon={<Plus size={18} />}
      aria-keyshortcuts={keys}
    >
      {boardTexts.create}
    </ButtonLink>
  ) : (
    <GuardedButton look="primary" icon={<Plus size={18} />} unavailable={apiTexts.forbidden}>
      {boardTexts.create}
    </GuardedButton>
  );
}
