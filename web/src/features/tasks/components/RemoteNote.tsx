import { taskTexts } from '../tasks.texts.ts';
import styles from './RemoteNote.module.css';

interface Props {
  /** Who changed it, where that is known. */
  editor: string | undefined;
  value: string;
  onUse: () => void;
}

/** Below a field that somebody else changed too. Nothing has to be decided before saving. */
export const RemoteNote = ({ editor, value, onUse }: Props) => (
  <div className={styles.note}>
    <p className={styles.text}>{taskTexts.remote.changed(editor, value)}</p>
    <button type="button" className={styles.use} onClick={onUse}>
      {taskTexts.remote.use}
    </button>
  </div>
);
