import type { NumberedTask } from '@cuadrilla/contract/tasks';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './CommentItem.module.css';
import { Words } from './Words.tsx';

/** Of the project, by their numbers: those that there are. */
export type MentionedTasks = ReadonlyMap<number, NumberedTask>;

interface Props {
  projectId: number;
  content: string;
  tasks: MentionedTasks;
}

/** «#128» leads to that task, while there is one. */
export function CommentText({ projectId, content, tasks }: Props) {
  const taskLink = (number: number) => {
    const task = tasks.get(number);
    if (!task) return `#${number}`;
    return (
      <TextLink
        to="/dashboard/projects/$projectId/boards/$boardId/tasks/$taskId"
        params={{ projectId, boardId: task.board_id, taskId: task.id }}
        title={task.title}
      >{`#${number}`}</TextLink>
    );
  };
  return (
    <p className={styles.content}>
      <Words text={content} task={taskLink} />
    </p>
  );
}
