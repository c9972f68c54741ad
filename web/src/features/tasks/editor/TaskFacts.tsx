import type { TaskDetail } from '@cuadrilla/contract/tasks/tasks';
import { Avatar } from '../../../ui/controls/Avatar.tsx';
import { Moment } from '../../../ui/text/Time.tsx';
import styles from './TaskEditor.module.css';
import { editorTexts } from './editor.texts.ts';

/** What nobody edits: the creator and the dates. */
export const TaskFacts = ({ detail: { task, creator } }: { detail: TaskDetail }) => (
  <dl>
    <dt>{editorTexts.creator}</dt>
    <dd>
      <Avatar person={creator} size={22} decorative />
      <span className={styles.name}>{creator.name}</span>
    </dd>
    <dt>{editorTexts.createdAt}</dt>
    <dd>
      <Moment at={task.createdAt} />
    </dd>
    <dt>{editorTexts.updatedAt}</dt>
    <dd>
      <Moment at={task.updatedAt} />
    </dd>
  </dl>
);
