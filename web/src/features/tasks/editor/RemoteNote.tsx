import { TriangleAlert } from 'lucide-react';
import type { Editor } from '../data/tasks.texts.ts';
import styles from './RemoteNote.module.css';
import { editorTexts } from './editor.texts.ts';

interface Props {
  /** Who changed it, where that is known. */
  editor: Editor | undefined;
  value: string;
  /** Their value is in the field now; one's own is still to be had. */
  taken: boolean;
  onUse: () => void;
  onTakeBack: () => void;
}

/** Below a field that somebody else changed too. Nothing has to be decided before saving. */
export const RemoteNote = ({ editor, value, taken, onUse, onTakeBack }: Props) => (
  <div className={styles.note}>
    <span className={styles.said} data-taken={taken || undefined}>
      {!taken && <TriangleAlert size={14} />}
      <span className={styles.text}>
        {taken ? editorTexts.remote.taken(editor) : editorTexts.remote.changed(editor, value)}
      </span>
    </span>
    <button type="button" className={styles.use} onClick={taken ? onTakeBack : onUse}>
      {taken ? editorTexts.remote.takeBack : editorTexts.remote.use}
    </button>
  </div>
);
