import type { NumberedTask } from '@cuadrilla/contract/tasks';
import { TextLink } from '../../../ui/TextLink.tsx';
import { splitMentions } from '../mentioned-tasks.ts';
import { Mentions } from './Mentions.tsx';
import styles from './CommentItem.module.css';

/** Of the project, by their numbers: those that there are. */
export type MentionedTasks = ReadonlyMap<number, NumberedTask>;

interface Props {
  projectId: number;
  content: string;
  tasks: MentionedTasks;
}

/** «#128» leads to that task, while there is one. */
export const CommentText = ({ projectId, content, tasks }: Props) => (
  <p className={styles.content}>
    {splitMentions(content).map((piece, index) => {
      const task = typeof piece === 'number' && tasks.get(piece);
      if (typeof piece === 'string')
        // oxlint-disable-next-line react/no-array-index-key -- the same words may stand there twice
        return <Mentions key={index} text={piece} />;
      if (!task) return `#${piece}`;
      return (
        <TextLink
          // oxlint-disable-next-line react/no-array-index-key -- the same number may stand there twice
          key={index}
          to="/dashboard/projects/$projectId/boards/$boardId/tasks/$taskId"
          params={{ projectId, boardId: task.board_id, taskId: task.id }}
          title={task.title}
        >{`#${piece}`}</TextLink>
      );
    })}
  </p>
);
