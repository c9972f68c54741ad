import type { MyTask } from '@cuadrilla/contract/views/home';
import { permissionsOf } from '@cuadrilla/contract/kernel/roles';
import { meantDate } from '@cuadrilla/contract/tasks/answered-dates';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { projectsQuery } from '../../features/projects/projects.queries.ts';
import { DueDate } from '../../features/tasks/parts/card/DueDate.tsx';
import { PriorityChip } from '../../features/tasks/parts/card/PriorityChip.tsx';
import { taskTexts } from '../../features/tasks/data/tasks.texts.ts';
import { messagesOf } from '../../lib/server/api.ts';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { SkeletonRows } from '../../ui/states/RowsLoading.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { CompleteButton } from './CompleteButton.tsx';
import type { HomeGroup } from './home-groups.ts';
import { homeTexts as texts } from './home.texts.ts';
import styles from './HomeTasks.module.css';

interface Props {
  groups: Record<HomeGroup, MyTask[]> | undefined;
  error: Error | null;
  onRetry: () => void;
}

const soon = ['overdue', 'today', 'week'] as const;

export function HomeTasks({ groups, error, onRetry }: Props) {
  if (!groups && error)
    return <ErrorState title={texts.tasksFailed} text={messagesOf(error).join(' ')} onRetry={onRetry} />;
  if (!groups) return <TasksLoading />;
  if (Object.values(groups).every((tasks) => tasks.length === 0))
    return (
      <EmptyState
        title={texts.noTasks}
        text={texts.noTasksWhy}
        actions={<ButtonLink to="/dashboard">{texts.toDashboard}</ButtonLink>}
      />
    );
  return (
    <section aria-label={texts.myTasks} className={styles.groups}>
      {soon.map((name) => groups[name].length > 0 && <Group key={name} name={name} tasks={groups[name]} />)}
      {groups.later.length > 0 && (
        <Later tasks={groups.later} open={soon.every((name) => groups[name].length === 0)} />
      )}
    </section>
  );
}

const bars = [
  { width: 18, height: 18 },
  { box: styles.words, bars: [{ height: 14 }, { width: '30%', height: 12 }] },
  { width: 70, height: 22 },
  { width: 92, height: 12 },
];

const TasksLoading = () => (
  <Loading label={texts.tasksLoading}>
    <div className={styles.title}>
      <Skeleton width={110} height={18} />
    </div>
    <SkeletonRows row={styles.task} turns={['62%', '48%', '70%', '54%', '40%']} bars={bars} />
  </Loading>
);

const Group = ({ name, tasks }: { name: (typeof soon)[number]; tasks: MyTask[] }) => (
  <div>
    <h2 className={styles.title}>
      {texts[name]} <span className={styles.count}>{tasks.length}</span>
    </h2>
    <Tasks tasks={tasks} />
  </div>
);

/** Not for this week: folded away, unless there is nothing else. */
const Later = ({ tasks, open }: { tasks: MyTask[]; open: boolean }) => (
  <details open={open}>
    <summary className={styles.title}>
      <ChevronRight size={18} />
      {texts.later} <span className={styles.count}>{tasks.length}</span>
    </summary>
    <Tasks tasks={tasks} />
  </details>
);

function TaskDue({ task }: { task: MyTask }) {
  const due = meantDate(task, 'dueDate');
  return due && <DueDate date={due} done={false} assignee={task.assignedTo} />;
}

/** Whoever may only read there has nothing to press. */
function MayComplete({ task }: { task: MyTask }) {
  const { data: projects } = useQuery(projectsQuery());
  const project = projects?.find(({ id }) => id === task.Project.id);
  return project && permissionsOf({ role: project.role.name }).can_edit ? (
    <CompleteButton task={task} />
  ) : (
    <span />
  );
}

const Tasks = ({ tasks }: { tasks: MyTask[] }) => (
  <ul>
    {tasks.map((task) => (
      <li key={task.id} className={styles.task}>
        <MayComplete task={task} />
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
        <PriorityChip priority={task.Priority} />
        <span className={styles.due}>
          <TaskDue task={task} />
        </span>
      </li>
    ))}
  </ul>
);
