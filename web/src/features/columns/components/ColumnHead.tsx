import type { Column } from '@cuadrilla/contract/tasks/boards';
import { Plus, TriangleAlert } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { apiTexts } from '../../../lib/server/api.texts.ts';
import { focusWhenThere } from '../../../lib/focus.ts';
import { GuardedButton } from '../../../ui/controls/GuardedButton.tsx';
import { Hidden } from '../../../ui/controls/Hidden.tsx';
import { columnTexts } from '../columns.texts.ts';
import styles from './ColumnHead.module.css';
import { RenameColumn } from './RenameColumn.tsx';

interface Props {
  column: Column;
  count: number;
  /** Only what a search found is counted: the limit is about all. */
  isPart: boolean;
  canEdit: boolean;
  onAdd: () => void;
  /** Undefined for those who may not. */
  onRename: ((name: string, seen: string) => void) | undefined;
  /** Its menu, given what starts renaming. */
  menu: (rename: () => void) => ReactNode;
}

/** Name, how many tasks there are, and what can be done with the column. By the head it is dragged. */
export function ColumnHead({ column, count, isPart, canEdit, onAdd, onRename, menu }: Props) {
  const [renaming, setRenaming] = useState(false);
  const head = useRef<HTMLDivElement>(null);
  const endRenaming = () => {
    setRenaming(false);
    focusWhenThere(() => head.current?.querySelector('button'));
  };
  if (renaming && onRename)
    return (
      <div className={styles.head}>
        <RenameColumn column={column} onRename={onRename} onClose={endRenaming} />
      </div>
    );
  return (
    <div ref={head} className={styles.head} data-handle={onRename && ''}>
      <h2 className={styles.name}>{column.name}</h2>
      <Count count={count} limit={isPart ? null : column.wipLimit} />
      <div className={styles.tools}>
        {menu(() => setRenaming(true))}
        <GuardedButton
          look="ghost"
          size="small"
          className={styles.add}
          unavailable={!canEdit && apiTexts.forbidden}
          aria-label={columnTexts.createTask(column.name)}
          onClick={onAdd}
        >
          <Plus size={17} />
        </GuardedButton>
      </div>
    </div>
  );
}

function Count({ count, limit }: { count: number; limit: number | null }) {
  const isExceeded = limit !== null && count > limit;
  const words =
    limit === null
      ? columnTexts.tasks(count)
      : isExceeded
        ? columnTexts.exceeded(count, limit)
        : columnTexts.tasksOf(count, limit);
  return (
    <span
      className={styles.count}
      data-exceeded={isExceeded || undefined}
      title={isExceeded ? words : undefined}
    >
      {isExceeded && <TriangleAlert size={14} />}
      <span aria-hidden="true">{limit === null ? count : `${count}/${limit}`}</span>
      <Hidden>{words}</Hidden>
    </span>
  );
}
