import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, Maximize2, X } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { taskQueries } from '../../features/tasks/data/tasks.queries.ts';
import type { TaskPlace } from '../../lib/board-place.ts';
import { isMissing } from '../../lib/server/api.ts';
import { withoutTask } from '../../services/task-beside.ts';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { BesideContext, type TimelineTab } from './beside.ts';
import { taskPageTexts as texts } from './task.texts.ts';
import { TaskPageLoading } from './TaskPageLoading.tsx';
import styles from './TaskPeek.module.css';
import { TaskSheet } from './TaskSheet.tsx';
import { useCloseWhenFailed } from './use-close-when-failed.ts';
import { usePeekKeys } from './use-peek-keys.ts';

/** A task over the board that it is on, of which the keys go on to the next one. */
export function TaskPeek({ place }: { place: TaskPlace }) {
  const [tab, openTab] = useState<TimelineTab>('all');
  const panel = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const close = useCallback(() => navigate(withoutTask), [navigate]);
  const beside = useMemo(() => ({ tab, openTab, close, framed: true }), [tab, close]);
  const { data: detail, error } = useQuery(taskQueries.detail(place));
  useCloseWhenFailed(detail ? null : error, close);
  const step = usePeekKeys(place, panel, close);
  return (
    <BesideContext value={beside}>
      <aside
        ref={panel}
        tabIndex={-1}
        aria-label={detail?.task.title ?? texts.beside}
        className={styles.panel}
        data-beside
        data-peek
      >
        <div className={styles.head}>
          <div className={styles.tools}>
            <IconButton size="small" label={texts.previous} onClick={() => step(-1)}>
              <ArrowUp size={18} />
            </IconButton>
            <IconButton size="small" label={texts.next} onClick={() => step(1)}>
              <ArrowDown size={18} />
            </IconButton>
            <ButtonLink
              to="/dashboard/projects/$projectId/boards/$boardId/tasks/$taskId"
              params={place}
              look="ghost"
              size="small"
              icon={<Maximize2 size={16} />}
            >
              {texts.openIt}
            </ButtonLink>
            <IconButton size="small" label={texts.close} onClick={() => void close()}>
              <X size={18} />
            </IconButton>
          </div>
        </div>
        <div className={styles.body}>
          {detail ? (
            <TaskSheet key={place.taskId} place={place} detail={detail} missing={isMissing(error)} />
          ) : (
            <TaskPageLoading {...place} />
          )}
        </div>
      </aside>
    </BesideContext>
  );
}
