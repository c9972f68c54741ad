import type { ColumnKind } from '@cuadrilla/contract/boards';
import type { SearchResult } from '@cuadrilla/contract/search';

type FoundTask = SearchResult['tasks'][number];

interface FoundTaskRow extends Pick<FoundTask, 'id' | 'title' | 'board' | 'project'> {
  priorityId: number;
  column: { kind: ColumnKind };
}

export const presentFoundTask = ({
  id,
  title,
  priorityId,
  column,
  board,
  project,
}: FoundTaskRow): FoundTask => ({
  id,
  title,
  priority_id: priorityId,
  done: column.kind === 'hecho',
  board,
  project,
});
