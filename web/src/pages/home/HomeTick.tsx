import { permissionsOf } from '@cuadrilla/contract/kernel/roles';
import type { MyTask } from '@cuadrilla/contract/views/home';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { columnQueries } from '../../features/columns/columns.queries.ts';
import { profileKeys } from '../../features/profile/profile.queries.ts';
import { projectsQuery } from '../../features/projects/projects.queries.ts';
import { turnedColumn, turnTask } from '../../features/tasks/acts/menu/task-deeds.ts';
import { useTaskActions } from '../../features/tasks/data/optimistic-actions.ts';
import { DoneTick } from '../../features/tasks/parts/card/DoneTick.tsx';
import { tellFailure } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { showOwn } from '../../writes/own-changes.ts';
import { homeTexts as texts } from './home.texts.ts';
import styles from './HomeTasks.module.css';

/** Done, the task leaves the list at once. Whoever may only read there has nothing to press. */
export function HomeTick({ task }: { task: MyTask }) {
  const client = useQueryClient();
  const [projectId, boardId] = [task.Project.id, task.Board.id];
  const actions = useTaskActions(projectId, boardId);
  const { data: projects } = useQuery(projectsQuery());
  const project = projects?.find(({ id }) => id === projectId);
  const complete = async () => {
    const columns = await client.fetchQuery(columnQueries.list(projectId, boardId));
    if (!turnedColumn(task, columns)) return toast.info(texts.noDoneColumn(task.Board.name));
    const settle = showOwn(client, profileKeys.tasks(), (tasks: MyTask[]) =>
      tasks.filter(({ id }) => id !== task.id),
    );
    const isAccepted = await turnTask(task, { columns, actions });
    return settle(isAccepted ? client.invalidateQueries({ queryKey: profileKeys.tasks() }) : undefined);
  };
  return (
    <DoneTick
      task={task}
      kind={task.Column.kind}
      canEdit={project !== undefined && permissionsOf({ role: project.role.name }).can_edit}
      className={styles.tick}
      onClick={() => void complete().catch((error) => tellFailure(error, texts.completeFailed))}
    />
  );
}
