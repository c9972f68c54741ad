import { Plus } from 'lucide-react';
import { SortMenu, type SortField, type SortOrder } from '../features/tasks/components/SortMenu.tsx';
import { taskTexts } from '../features/tasks/tasks.texts.ts';
import { apiTexts } from '../lib/api.texts.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { GuardedButton } from '../ui/GuardedButton.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import styles from './BoardPage.module.css';
import { boardPageTexts as texts } from './board.texts.ts';

interface Props {
  place: { projectId: number; boardId: number };
  listing: { search: string; sort: SortField; order: SortOrder };
  onSearch: (text: string) => void;
  onSort: (sort: SortField, order: SortOrder) => void;
  /** Not known yet: offered, for most people may. */
  canEdit: boolean | undefined;
}

export const BoardTools = ({ place, listing, onSearch, onSort, canEdit = true }: Props) => (
  <div className={styles.tools}>
    <SearchField label={texts.search} value={listing.search} onSearch={onSearch} />
    <SortMenu sort={listing.sort} order={listing.order} onChange={onSort} />
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

const createLook = {
  look: 'primary',
  icon: <Plus size={18} />,
  className: styles.create,
} as const;

/** On a phone the icon is enough. */
const createWord = <span className={styles.word}>{taskTexts.create}</span>;
