import type { BoardView } from '../app/board-views.ts';
import { LayoutGrid, List, Plus, SquareKanban } from 'lucide-react';
import type { TaskSortField } from '@cuadrilla/contract/tasks';
import { SortMenu, type SortOrder } from '../features/tasks/components/SortMenu.tsx';
import { taskTexts } from '../features/tasks/tasks.texts.ts';
import type { TaskListing } from '../features/tasks/task-listing.ts';
import { apiTexts } from '../lib/api.texts.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { GuardedButton } from '../ui/GuardedButton.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { SegmentedControl } from '../ui/SegmentedControl.tsx';
import styles from './BoardPage.module.css';
import { boardPageTexts as texts } from './board.texts.ts';

interface Props {
  place: { projectId: number; boardId: number };
  view: BoardView;
  listing: TaskListing;
  onShow: (view: BoardView) => void;
  onSearch: (text: string) => void;
  onSort: (sort: TaskSortField, order: SortOrder) => void;
  /** Not known yet: offered, for most people may. */
  canEdit: boolean | undefined;
}

export const BoardTools = ({ place, view, listing, onShow, onSearch, onSort, canEdit = true }: Props) => (
  <div className={styles.tools}>
    <SearchField label={texts.search} value={listing.search} onSearch={onSearch} />
    <SortMenu sort={listing.sort} order={listing.order} manual={view === 'kanban'} onChange={onSort} />
    <div className={styles.views}>
      <SegmentedControl label={texts.view} options={views} value={view} onChange={onShow} />
    </div>
    {canEdit ? (
      <ButtonLink
        to="/dashboard/projects/$projectId/boards/$boardId/create-task"
        params={place}
        aria-label={taskTexts.create}
        {...createLook}
      >
        {createWord}
      </ButtonLink>
    ) : (
      <GuardedButton unavailable={apiTexts.forbidden} aria-label={taskTexts.create} {...createLook}>
        {createWord}
      </GuardedButton>
    )}
  </div>
);

const views = [
  { value: 'grid', label: texts.views.grid, icon: <LayoutGrid size={16} /> },
  { value: 'kanban', label: texts.views.kanban, icon: <SquareKanban size={16} /> },
  { value: 'list', label: texts.views.list, icon: <List size={16} /> },
] as const;

const createLook = {
  look: 'primary',
  icon: <Plus size={18} />,
  className: styles.create,
} as const;

/** On a phone the icon is enough. */
const createWord = <span className={styles.word}>{taskTexts.create}</span>;
