import type { Attachment } from '@cuadrilla/contract/attachments';
import { X } from 'lucide-react';
import { formatBytes } from '../../../lib/bytes.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { attachmentTexts as texts } from '../attachments.texts.ts';
import type { Upload } from '../uploads.ts';
import styles from './Attachments.module.css';
import { FileIcon } from './FileIcon.tsx';

/** A file on its way. */
export function UploadTile({
  file: { name, size },
  upload,
}: {
  file: Attachment;
  upload: Upload | undefined;
}) {
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
        <span
          className={styles.bar}
          role="progressbar"
          aria-label={texts.sending(name)}
          aria-valuenow={percent}
          title={formatBytes(size)}
        >
          <span style={{ width: `${percent}%` }} />
        </span>
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
