import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { dayIn } from '@cuadrilla/contract/kernel/day';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/dates/clock.ts';
import { formatTime } from '../../../lib/dates/dates.ts';
import { useTimeZone } from '../../../lib/dates/time-zone.ts';
import { ignore } from '../../../ui/controls/Button.tsx';
import { GuardedButton } from '../../../ui/controls/GuardedButton.tsx';
import styles from './SaveState.module.css';
import { editorTexts } from './editor.texts.ts';

interface StateProps {
  task: Task;
  unsaved: boolean;
  saving: boolean;
}

/** Said quietly: most of the time nothing waits. */
export function SaveState({ task, unsaved, saving }: StateProps) {
  const zone = useTimeZone();
  const isToday = useNow((now) => dayIn(task.updatedAt, zone) === dayIn(now, zone));
  const waits = saving ? editorTexts.saving : unsaved && editorTexts.waiting;
  return (
    <span className={styles.state} role="status">
      {waits || (
        <>
          <Check size={14} />
          {isToday ? editorTexts.savedAt(formatTime(task.updatedAt, zone)) : editorTexts.savedState}
        </>
      )}
    </span>
  );
}

interface ButtonsProps {
  formId: string;
  unsaved: boolean;
  saving: boolean;
  /** Why nothing can be changed, if so. */
  unavailable: string | false;
  cancel: ReactNode;
}

/** While they are pressed the text keeps the focus: leaving it would save what «Cancelar» takes back, and move them away. */
export const SaveButtons = ({ formId, unsaved, saving, unavailable, cancel }: ButtonsProps) => (
  <span role="presentation" className={styles.buttons} onMouseDown={ignore}>
    <GuardedButton
      type="submit"
      form={formId}
      size="small"
      look={unsaved ? 'secondary' : 'ghost'}
      loading={saving}
      unavailable={unavailable}
      onClick={({ currentTarget }) => currentTarget.focus()}
    >
      {saving ? editorTexts.saving : editorTexts.save}
    </GuardedButton>
    {cancel}
  </span>
);

/** Whether the focus goes to where it is decided what becomes of the text. */
export const isKept = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`.${styles.buttons ?? ''}`) !== null;
