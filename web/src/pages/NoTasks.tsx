import { filterTexts } from '../features/tasks/task-filter.texts.ts';
import { filterCount } from '../features/tasks/task-filter.ts';
import { isNarrowed, type TaskListing } from '../features/tasks/task-listing.ts';
import { taskTexts } from '../features/tasks/tasks.texts.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { uiTexts } from '../ui/ui.texts.ts';

/** The board is empty, or nothing in it fits the search and the filters: then there is a way back. */
export const NoTasks = ({ listing, onClear }: { listing: TaskListing; onClear: () => void }) => (
  <EmptyState
    plain={isNarrowed(listing)}
    title={taskTexts.none}
    actions={isNarrowed(listing) && <Button onClick={onClear}>{wayBack(listing)}</Button>}
  />
);

function wayBack({ search, filter }: TaskListing): string {
  if (filterCount(filter) === 0) return uiTexts.clearSearch;
  return search ? filterTexts.clearAll : filterTexts.clear;
}
