import { Plus } from 'lucide-react';
import { filterTexts } from '../../features/tasks/data/filter.texts.ts';
import { filterCount } from '../../features/tasks/data/task-filter.ts';
import { isNarrowed, type TaskListing } from '../../features/tasks/data/task-listing.ts';
import { taskTexts } from '../../features/tasks/data/tasks.texts.ts';
import type { BoardPlace } from '../../lib/board-place.ts';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { NoResults } from '../../ui/states/NoResults.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';

interface Props {
  place: BoardPlace;
  canEdit: boolean | undefined;
  listing: TaskListing;
  onClear: () => void;
}

/** The board is empty, or nothing in it fits the search and the filters: then there is a way back. */
export const NoTasks = ({ place, canEdit, listing, onClear }: Props) =>
  isNarrowed(listing) ? (
    <NoResults
      title={taskTexts.none}
      {...(listing.search && { text: uiTexts.noResults(listing.search) })}
      onClear={onClear}
      clear={wayBack(listing)}
    />
  ) : (
    <EmptyState
      title={taskTexts.none}
      text={taskTexts.noneYet}
      actions={
        canEdit && (
          <ButtonLink
            to="/dashboard/projects/$projectId/boards/$boardId/create-task"
            params={place}
            look="primary"
            icon={<Plus size={18} />}
          >
            {taskTexts.create}
          </ButtonLink>
        )
      }
    />
  );

function wayBack({ search, filter }: TaskListing): string {
  if (filterCount(filter) === 0) return uiTexts.clearSearch;
  return search ? filterTexts.clearAll : filterTexts.clear;
}
