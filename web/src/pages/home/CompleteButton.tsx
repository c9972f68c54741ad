import type { MyTask } from '@cuadrilla/contract/views/home';
import { useQueryClient } from '@tanstack/react-query';
import { Circle } from 'lucide-react';
import { columnQueries } from '../../features/columns/columns.queries.ts';
import { profileKeys } from '../../features/profile/profile.queries.ts';
import { useTaskActions } from '../../features/tasks/data/optimistic-actions.ts';
import { turnedColumn } from '../../features/tasks/acts/menu/task-deeds.ts';
import { showOwn } from '../../writes/own-changes.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { tellFailure } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { homeTexts as texts } from './home.texts.ts';
import styles from './HomeTasks.module.css';

/** Moves the task to where its board keeps what is done: it leaves the list at once. */
export function CompleteButton({ task }: { task: MyTask }) {
  const client = useQueryClient();
  const [projectId, boardId] = [task.Project.id, task.Board.id];
  const actions = useTaskActions(projectId, boardId);
  const complete = async () => {
    const columns = await client.fetchQuery(columnQueries.list(projectId, boardId));
    const done = turnedColumn(task, columns);
    if (!done) return toast.info(texts.noDoneColumn(task.Board.name));
    const settle = showOwn(client, profileKeys.tasks(), (tasks: MyTask[]) =>
      tasks.filter(({ id }) => id !== task.id),
    );
    const isAccepted = await actions.change(task, {
      change: { columnId: done.id },
      patch: { column_id: done.id },
      done: texts.completed(task.title),
    });
    return settle(isAccepted ? client.invalidateQueries({ queryKey: profileKeys.tasks() }) : undefined);
  };
  return (
    <IconButton
      size="small"
      label={texts.complete(task.title)}
      className={styles.complete}
      onClick={() => void complete().catch((error) => tellFailure(error, texts.completeFailed))}
    >
      <Circle size={18} />
    </IconButton>
  );
}
