import type { Column } from '@cuadrilla/contract/tasks/boards';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { messagesOf } from '../../../lib/server/api.ts';
import type { BoardPlace } from '../../../lib/board-place.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { hasMore, totalOf } from '../data/task-pages.ts';
import { ComposeButton } from './composer/ComposeButton.tsx';
import { useColumnDrop } from './drag/use-column-drop.ts';
import { isNarrowed, type TaskListing } from '../data/task-listing.ts';
import { taskTexts } from '../data/tasks.texts.ts';
import { useMoving } from './kanban-controller.ts';
import { kanbanTexts as texts } from '../data/kanban.texts.ts';
import { KanbanCards, type CardsProps } from './KanbanCards.tsx';
import { KanbanCardsLoading } from './KanbanLoading.tsx';
import styles from './KanbanColumn.module.css';
import { useColumnCards } from './use-column-cards.ts';

interface Props extends CardsProps {
  column: Column;
  place: BoardPlace;
  listing: TaskListing;
  /** A search or a filter beside the columns: then only what is found is counted. */
  narrowed: boolean;
  /** Told only while something is searched for or filtered. */
  onFound: (columnId: number, total: number | undefined) => void;
  /** What it is for, while nothing is in it. */
  hint: string | undefined;
  /** The composer is open from the start. */
  composes: boolean;
  head: (parts: { count: number; isPart: boolean; onAdd: () => void }) => ReactNode;
  composer: (onClose: () => void) => ReactNode;
}

export function KanbanColumn({
  place,
  listing,
  narrowed,
  onFound,
  hint,
  composes,
  head,
  composer,
  column,
  ...shared
}: Props) {
  const { kanban, canEdit } = shared;
  const section = useRef<HTMLElement>(null);
  /** Undefined until it was open once: then the button that comes back in its place takes the focus. */
  const [composing, setComposing] = useState<boolean | undefined>(composes || undefined);
  const { list, cards, now, drawn, loadMore } = useColumnCards(kanban, place, listing, column.id);
  const isOver = useMoving(kanban, (moving) => moving?.over?.columnId === column.id);
  const found = isNarrowed(listing) && cards && !cards.stale ? cards.total : undefined;
  useColumnDrop(section, kanban, column.id);
  useEffect(() => onFound(column.id, found), [onFound, column.id, found]);

  const { id, name, kind } = column;
  const face = useMemo(() => ({ id, name, kind }), [id, name, kind]);
  const add = useCallback(() => setComposing(true), []);
  // A list that was read whole knows what others do before the column does.
  const isCounted = list.data && (narrowed || !hasMore(list.data));
  const count = isCounted ? totalOf(list.data.pages) : column.taskCount;
  // Cards come and go more often than it changes.
  const shownHead = useMemo(
    () => head({ count, isPart: narrowed, onAdd: add }),
    [head, count, narrowed, add],
  );
  const isEmpty = drawn?.cards.tasks.length === 0 && drawn.slot.row === -1;
  return (
    <section
      ref={section}
      className={styles.column}
      aria-label={column.name}
      data-column={column.id}
      data-over={isOver || undefined}
    >
      {shownHead}
      {drawn && <KanbanCards {...shared} {...drawn} column={face} now={now} loadMore={loadMore} />}
      {!drawn && !list.error && <KanbanCardsLoading />}
      {isEmpty && !composing && (
        <p className={styles.empty}>{narrowed ? texts.emptyNarrowed : (hint ?? texts.empty)}</p>
      )}
      {list.isFetchNextPageError && (
        <Failed text={taskTexts.moreFailed} onRetry={() => void list.fetchNextPage()} />
      )}
      {list.isLoadingError && (
        <Failed text={messagesOf(list.error).join(' ')} onRetry={() => void list.refetch()} />
      )}
      {composing ? (
        <>
          {composer(() => setComposing(false))}
          {isEmpty && !narrowed && hint && <p className={styles.empty}>{hint}</p>}
        </>
      ) : (
        <ComposeButton
          boardId={place.boardId}
          column={column}
          cards={cards?.tasks}
          canEdit={canEdit}
          autoFocus={composing === false}
          onClick={add}
        />
      )}
    </section>
  );
}

const Failed = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <div className={styles.failed}>
    <span role="alert">{text}</span>
    <Button size="small" onClick={onRetry}>
      {uiTexts.retry}
    </Button>
  </div>
);
