import { useQuery, useQueryClient } from '@tanstack/react-query';
import { boardNameIn } from '../../features/boards/board-name.ts';
import { projectQueries } from '../../features/projects/projects.queries.ts';
import { findShown } from '../../features/tasks/data/task-cache.ts';
import { findInCalendars } from '../../features/tasks/data/calendar-cache.ts';
import { TaskLoading } from '../../features/tasks/editor/TaskLoading.tsx';
import { taskTexts } from '../../features/tasks/data/tasks.texts.ts';
import type { TaskPlace } from '../../lib/board-place.ts';
import { boardAsLeft } from '../../services/board-views.ts';
import { useUser } from '../../services/session.ts';
import { withoutTask } from '../../services/task-beside.ts';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import loading from '../../ui/states/Loading.module.css';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { useBeside } from './beside.ts';
import { TaskHead } from './TaskHead.tsx';
import styles from './TaskSheet.module.css';
import { TimelineTabs } from './TimelineTabs.tsx';

/** What does not depend on the task is there already, and works. */
export function TaskPageLoading(place: TaskPlace) {
  const { projectId, boardId, taskId } = place;
  const client = useQueryClient();
  const known = findShown(client, projectId, taskId) ?? findInCalendars(client, taskId);
  const beside = useBeside();
  const toBoard = boardAsLeft(useUser().id, { projectId, boardId });
  const project = useQuery(projectQueries.detail(projectId));
  return (
    <TaskLoading
      known={known}
      head={(saved) => (
        <div className={styles.head}>
          <TaskHead place={place} board={boardNameIn(project.data, boardId)} />
          <div className={styles.saved}>{saved}</div>
          <div className={styles.tools} />
        </div>
      )}
      cancel={
        <ButtonLink look="ghost" size="small" {...(beside ? withoutTask : toBoard)}>
          {taskTexts.cancel}
        </ButtonLink>
      }
    >
      <TimelineTabs>
        <div className={loading.late} aria-hidden="true">
          <Skeleton width="48%" height={12} />
          <Skeleton width="66%" height={12} />
        </div>
      </TimelineTabs>
    </TaskLoading>
  );
}
