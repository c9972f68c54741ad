import type { Attachment } from '@cuadrilla/contract/tasks/attachments';
import { X } from 'lucide-react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { ProgressBar } from '../../../ui/states/ProgressBar.tsx';
import { attachmentTexts as texts } from '../attachments.texts.ts';
import type { Upload } from '../uploads.ts';
import styles from './Attachments.module.css';
import { FileIcon } from './FileIcon.tsx';

interface Props {
  file: Attachment;
  /** Undefined once all of it has gone out, and nothing can call it back. */
  upload: Upload | undefined;
}

/** A file on its way. */
export function UploadTile({ file: { name }, upload }: Props) {
  const percent = Math.round((upload?.sent ?? 1) * 100);
  return (
    <li className={styles.tile} aria-busy="true">
      <div className={styles.preview}>
        <FileIcon name={name} />
      </div>
      <div className={styles.words}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <ProgressBar label={texts.sending(name)} done={percent} of={100} className={styles.bar} />
      </div>
      {upload && (
        <IconButton
          size="small"
          label={texts.cancel(name)}
          className={styles.options}
          onClick={() => upload.cancel()}
        >
          <X size={16} />
        </IconButton>
      )}
    </li>
  );
}
