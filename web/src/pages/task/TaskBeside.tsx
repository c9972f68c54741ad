import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { taskQueries } from '../../features/tasks/data/tasks.queries.ts';
import { isMissing } from '../../lib/server/api.ts';
import type { TaskPlace } from '../../lib/board-place.ts';
import { focusWhenThere } from '../../lib/focus.ts';
import { withoutTask } from '../../services/task-beside.ts';
import { BesideContext, type TimelineTab } from './beside.ts';
import { taskPageTexts as texts } from './task.texts.ts';
import styles from './TaskBeside.module.css';
import { TaskPageLoading } from './TaskPageLoading.tsx';
import { TaskPeek } from './TaskPeek.tsx';
import { TaskSheet } from './TaskSheet.tsx';
import { useCloseWhenFailed } from './use-close-when-failed.ts';

/** A task that the address of a page opens: over the cards of a board, beside any other page. */
export function TaskBeside({ place }: { place: TaskPlace }) {
  const boardId = useParams({ strict: false, select: (params) => params.boardId });
  const view = useSearch({ strict: false, select: (search) => search.view });
  if (boardId !== undefined && view !== 'calendar') return <TaskPeek place={place} />;
  return <BesidePage key={place.taskId} place={place} />;
}

/** The page that it was opened from stays as it is. */
function BesidePage({ place }: { place: TaskPlace }) {
  const [tab, openTab] = useState<TimelineTab>('all');
  const navigate = useNavigate();
  const close = useCallback(() => navigate(withoutTask), [navigate]);
  const beside = useMemo(() => ({ tab, openTab, close }), [tab, close]);
  const { data: detail, error } = useQuery(taskQueries.detail(place));
  useCloseWhenFailed(detail ? null : error, close);
  const panel = useFocusHere(place.taskId);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) void close();
  };
  return (
    <BesideContext value={beside}>
      <aside
        ref={panel}
        tabIndex={-1}
        aria-label={detail?.task.title ?? texts.beside}
        className={styles.panel}
        data-beside
        onKeyDown={onKeyDown}
      >
        {detail ? (
          <TaskSheet place={place} detail={detail} missing={isMissing(error)} />
        ) : (
          <TaskPageLoading {...place} />
        )}
      </aside>
    </BesideContext>
  );
}

/** Keyboard and screen reader go on here, and afterwards where the task was opened. */
function useFocusHere(taskId: number) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    return () =>
      void focusWhenThere(() => document.querySelector<HTMLElement>(`main [data-task="${taskId}"]`));
  }, [taskId]);
  return panel;
}
