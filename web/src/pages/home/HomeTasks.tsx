import type { MyTask } from '@cuadrilla/contract/views/home';
import { limits } from '@cuadrilla/contract/kernel/fields';
import { meantDate } from '@cuadrilla/contract/tasks/answered-dates';
import { Link } from '@tanstack/react-router';
import { ChevronRight, Plus } from 'lucide-react';
import { ShortDate } from '../../features/tasks/parts/card/DueDate.tsx';
import { PrioritySign } from '../../features/tasks/parts/card/PrioritySign.tsx';
import { taskTexts } from '../../features/tasks/data/tasks.texts.ts';
import { messagesOf } from '../../lib/server/api.ts';
import { openQuickAdd } from '../../services/quick-add.ts';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { SkeletonRows } from '../../ui/states/RowsLoading.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import { type HomeGroup, homeGroups } from './home-groups.ts';
import { homeTexts as texts } from './home.texts.ts';
import styles from './HomeTasks.module.css';
import { HomeTick } from './HomeTick.tsx';

interface Props {
  groups: Record<HomeGroup, MyTask[]> | undefined;
  error: Error | null;
  onRetry: () => void;
}

/** Of a group that is not for this week: with more it is folded away. */
const mostOpen = 12;
const soon = new Set<HomeGroup>(['overdue', 'today', 'week']);

export function HomeTasks({ groups, error, onRetry }: Props) {
  if (!groups && error)
    return <ErrorState title={texts.tasksFailed} text={messagesOf(error).join(' ')} onRetry={onRetry} />;
  if (!groups) return <TasksLoading />;
  const count = Object.values(groups).flat().length;
  if (count === 0)
    return (
      <EmptyState
        title={texts.noTasks}
        text={texts.noTasksWhy}
        actions={<ButtonLink to="/dashboard">{texts.toDashboard}</ButtonLink>}
      />
    );
  return (
    <section aria-label={texts.myTasks} className={styles.groups}>
      {homeGroups.map(
        (name) => groups[name].length > 0 && <Group key={name} name={name} tasks={groups[name]} />,
      )}
      <button type="button" className={styles.add} aria-haspopup="dialog" onClick={() => openQuickAdd()}>
        <Plus size={18} />
        {taskTexts.create}
      </button>
      {count >= limits.page && (
        <TextLink to="/search" search={{ q: texts.allMine }}>
          {texts.seeAll}
        </TextLink>
      )}
    </section>
  );
}

const bars = [
  { width: 18, height: 18, round: true },
  { box: styles.words, bars: [{ height: 14 }, { width: '30%', height: 12 }] },
  { width: 44, height: 12 },
];

const TasksLoading = () => (
  <Loading label={texts.tasksLoading}>
    <div className={styles.title}>
      <Skeleton width={90} height={14} />
    </div>
    <SkeletonRows row={styles.task} turns={['62%', '48%', '70%', '54%', '40%']} bars={bars} />
  </Loading>
);

/** What is not for this week is folded away where it is much. */
function Group({ name, tasks }: { name: HomeGroup; tasks: MyTask[] }) {
  const title = (
    <>
      {texts[name]} <span className={styles.count}>{tasks.length}</span>
    </>
  );
  if (soon.has(name))
    return (
      <div>
        <h2 className={styles.title}>{title}</h2>
        <Tasks tasks={tasks} />
      </div>
    );
  return (
    <details open={tasks.length <= mostOpen}>
      <summary className={styles.title}>
        <h2>{title}</h2>
        <ChevronRight size={16} />
      </summary>
      <Tasks tasks={tasks} />
    </details>
  );
}

function TaskDue({ task }: { task: MyTask }) {
  const due = meantDate(task, 'dueDate');
  return due && <ShortDate date={due} done={false} assignee={task.assignedTo} />;
}

const Tasks = ({ tasks }: { tasks: MyTask[] }) => (
  <ul>
    {tasks.map((task) => (
      <li key={task.id} className={styles.task}>
        <HomeTick task={task} />
        <div className={styles.words}>
          <Link
            to="/dashboard/projects/$projectId/boards/$boardId/tasks/$taskId"
            params={{ projectId: task.Project.id, boardId: task.Board.id, taskId: task.id }}
            className={styles.name}
          >
            {task.title}
          </Link>
          <p className={styles.place}>
            {taskTexts.number(task.number)} · {task.Project.name} · {task.Board.name}
          </p>
        </div>
        <span className={styles.signs}>
          <PrioritySign priority={task.Priority} />
          <TaskDue task={task} />
        </span>
      </li>
    ))}
  </ul>
);
