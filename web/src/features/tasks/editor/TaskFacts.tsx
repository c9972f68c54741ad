import type { TaskDetail } from '@cuadrilla/contract/tasks/tasks';
import { Avatar } from '../../../ui/controls/Avatar.tsx';
import { Moment } from '../../../ui/text/Time.tsx';
import { taskTexts } from '../data/tasks.texts.ts';
import styles from './TaskEditor.module.css';

/** What nobody edits: the creator and the dates. */
export const TaskFacts = ({ detail: { task, creator } }: { detail: TaskDetail }) => (
  <dl className={styles.facts}>
    <dt>{taskTexts.creator}</dt>
    <dd>
      <Avatar person={creator} size={22} decorative />
      <span className={styles.name}>{creator.name}</span>
    </dd>
    <dt>{taskTexts.createdAt}</dt>
    <dd>
      <Moment at={task.createdAt} />
    </dd>
    <dt>{taskTexts.updatedAt}</dt>
    <dd>
      <Moment at={task.updatedAt} />
    </dd>
  </dl>
);
