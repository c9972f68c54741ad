import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TaskPlace } from '../../../lib/board-place.ts';
import { FootBar } from '../../../ui/page/FootBar.tsx';
import { GuardedButton } from '../../../ui/controls/GuardedButton.tsx';
import { taskTexts } from '../data/tasks.texts.ts';
import { RemoveTaskButton } from './RemoveTaskButton.tsx';
import styles from './SaveBar.module.css';

interface Props {
  place: TaskPlace;
  task: Task;
  formId: string;
  saving: boolean;
  unsaved: boolean;
  /** Why the last try to save failed, if so. */
  failure: string | undefined;
  /** Why nothing can be changed, if so. */
  unavailable: string | false;
  leave: () => Promise<void>;
  cancel: ReactNode;
}

export function SaveBar(props: Props) {
  const { place, task, formId, saving, unsaved, failure, unavailable, leave, cancel } = props;
  return (
    <FootBar
      above={
        failure && (
          <p className={styles.failed} role="alert">
            <CircleAlert size={16} />
            {taskTexts.saveFailed(failure)}
          </p>
        )
      }
    >
      <RemoveTaskButton place={place} task={task} unavailable={unavailable} leave={leave} />
      <span className={styles.unsaved} role="status">
        {unsaved && taskTexts.unsaved}
      </span>
      {cancel}
      <GuardedButton type="submit" form={formId} look="primary" loading={saving} unavailable={unavailable}>
        {saving ? taskTexts.saving : taskTexts.save}
      </GuardedButton>
    </FootBar>
  );
}
