import { Plus } from 'lucide-react';
import type { BoardView } from '@cuadrilla/contract/tasks/board-views';
import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { TaskSortField } from '@cuadrilla/contract/tasks/tasks';
import { Suspense, useState } from 'react';
import { viewOptions } from '../../features/boards/components/view-options.tsx';
import { FilterMenu } from '../../features/tasks/parts/filter/FilterMenu.tsx';
import type { SortOrder } from '../../features/tasks/parts/filter/sort-fields.ts';
import { SortMenu } from '../../features/tasks/parts/filter/SortMenu.tsx';
import { filterCount, type FilterChange } from '../../features/tasks/data/task-filter.ts';
import type { TaskListing } from '../../features/tasks/data/task-listing.ts';
import { taskTexts } from '../../features/tasks/data/tasks.texts.ts';
import { apiTexts } from '../../lib/server/api.texts.ts';
import type { BoardPlace } from '../../lib/board-place.ts';
import { useAriaKeys } from '../../services/single-keys.ts';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { GuardedButton } from '../../ui/controls/GuardedButton.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { SegmentedControl } from '../../ui/controls/SegmentedControl.tsx';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import { boardPageTexts as texts } from './board.texts.ts';
import styles from './BoardPage.module.css';
import { useFilterGroups } from './use-filter-groups.ts';

const FilterChips = lazyPage(
  () => import('../../features/tasks/parts/filter/FilterChips.tsx'),
  'FilterChips',
);

interface Props {
  place: BoardPlace;
  view: BoardView;
  listing: TaskListing;
  columns: Column[] | undefined;
  onShow: (view: BoardView) => void;
  onSearch: (text: string) => void;
  onSort: (sort: TaskSortField, order: SortOrder) => void;
  onFilter: (change: FilterChange) => void;
  /** Not known yet: offered, for most people may. */
  canEdit: boolean | undefined;
}

export function BoardTools({ place, view, listing, columns, canEdit = true, ...on }: Props) {
  const [isNear, setNear] = useState(false);
  const isFiltered = filterCount(listing.filter) > 0;
  const filtering = {
    filter: listing.filter,
    groups: useFilterGroups(place.projectId, columns, isNear || isFiltered),
    onChange: on.onFilter,
  };
  return (
    <div className={styles.toolbox}>
      <div className={styles.tools}>
        <SearchField
          label={texts.search}
          value={listing.search}
          onSearch={on.onSearch}
          keys={useAriaKeys('/')}
        />
        {view !== 'calendar' && (
          <SortMenu
            sort={listing.sort}
            order={listing.order}
            manual={view === 'kanban'}
            onChange={on.onSort}
          />
        )}
        <FilterMenu {...filtering} onIntent={() => setNear(true)} />
        <div className={styles.views}>
          <SegmentedControl label={texts.view} options={useViews()} value={view} onChange={on.onShow} />
        </div>
        <CreateButton place={place} canEdit={canEdit} />
      </div>
      {isFiltered && (
        <Suspense fallback={<div className={styles.chips} />}>
          <FilterChips {...filtering} />
        </Suspense>
      )}
    </div>
  );
}

const CreateButton = ({ place, canEdit }: Required<Pick<Props, 'place' | 'canEdit'>>) =>
  canEdit ? (
    <CreateLink place={place} />
  ) : (
    <GuardedButton unavailable={apiTexts.forbidden} aria-label={taskTexts.create} {...createLook}>
      {createWord}
    </GuardedButton>
  );

function useViews() {
  const keys = [useAriaKeys('1'), useAriaKeys('2'), useAriaKeys('3'), useAriaKeys('4')];
  return viewOptions.map((view, index) => ({ ...view, keys: keys[index] }));
}

const CreateLink = ({ place }: Pick<Props, 'place'>) => (
  <ButtonLink
    to="/dashboard/projects/$projectId/boards/$boardId/create-task"
    params={place}
    aria-label={taskTexts.create}
    aria-keyshortcuts={useAriaKeys('c')}
    {...createLook}
  >
    {createWord}
  </ButtonLink>
);

const createLook = {
  look: 'primary',
  icon: <Plus size={18} />,
  className: styles.create,
} as const;

/** On a phone the icon is enough. */
const createWord = <span className={styles.word}>{taskTexts.create}</span>;
