import type { Task } from '@cuadrilla/contract/tasks';
import type { ReactNode } from 'react';
import { GuardedButton } from '../../../ui/GuardedButton.tsx';
import type { TaskPlace } from '../tasks.queries.ts';
import { taskTexts } from '../tasks.texts.ts';
import { RemoveTaskButton } from './RemoveTaskButton.tsx';
import styles from './SaveBar.module.css';

interface Props {
  place: TaskPlace;
  task: Task;
  formId: string;
  saving: boolean;
  unsaved: boolean;
  /** Why nothing can be changed, if so. */
  unavailable: string | false;
  leave: () => Promise<void>;
  cancel: ReactNode;
}

export const SaveBar = ({ place, task, formId, saving, unsaved, unavailable, leave, cancel }: Props) => (
  <div className={styles.bar}>
    <div className={styles.inner}>
      <RemoveTaskButton place={place} task={task} unavailable={unavailable} leave={leave} />
      <span className={styles.unsaved} role="status">
        {unsaved && taskTexts.unsaved}
      </span>
      {cancel}
      <GuardedButton type="submit" form={formId} look="primary" loading={saving} unavailable={unavailable}>
        {saving ? taskTexts.saving : taskTexts.save}
      </GuardedButton>
    </div>
  </div>
);
