import type { Attachment } from '@cuadrilla/contract/tasks/attachments';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { TaskPlace } from '../../../lib/board-place.ts';
import { formatBytes } from '../../../lib/text/bytes.ts';
import { formatDate } from '../../../lib/dates/dates.ts';
import { useTimeZone } from '../../../lib/dates/time-zone.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { downloadLink, previewLink } from '../attachment-links.ts';
import { attachmentTexts as texts, kindOf } from '../attachments.texts.ts';
import { AttachmentName } from './AttachmentName.tsx';
import styles from './Attachments.module.css';
import { FileIcon } from './FileIcon.tsx';

interface Props {
  params: TaskPlace;
  file: Attachment;
  isRenaming: boolean;
  onRename: (name: string) => void;
  onEndRename: () => void;
  onShow: () => void;
  onMenu: (anchor: HTMLElement) => void;
  isMenuOpen: boolean;
}

/** A press shows a picture large, and saves anything else. */
export function AttachmentTile(props: Props) {
  const { params, file, isRenaming, onRename, onEndRename, onShow, onMenu, isMenuOpen } = props;
  const { id, name, size, picture, createdAt, createdBy } = file;
  const zone = useTimeZone();
  const [isBack, setBack] = useState(false);
  const hint = `${name}\n${texts.addedBy(createdBy.name, formatDate(createdAt, zone))}`;
  return (
    <li className={styles.tile} data-file={id}>
      <div className={styles.preview}>
        {picture ? <img src={previewLink(params, id)} alt="" loading="lazy" /> : <FileIcon name={name} />}
      </div>
      <div className={styles.words}>
        {isRenaming ? (
          <AttachmentName
            name={name}
            onRename={onRename}
            onClose={(byKey) => {
              setBack(byKey);
              onEndRename();
            }}
          />
        ) : picture ? (
          <button
            type="button"
            className={styles.name}
            title={hint}
            aria-label={texts.open(name)}
            autoFocus={isBack}
            onClick={onShow}
          >
            {name}
          </button>
        ) : (
          <a
            href={downloadLink(params, id)}
            download={name}
            className={styles.name}
            title={hint}
            aria-label={texts.downloadOf(name)}
            autoFocus={isBack}
          >
            {name}
          </a>
        )}
        <small className={styles.kind}>
          {kindOf(name)} · {formatBytes(size)}
        </small>
      </div>
      <IconButton
        size="small"
        label={texts.options(name)}
        className={styles.options}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        onClick={({ currentTarget }) => onMenu(currentTarget)}
      >
        <Ellipsis size={18} />
      </IconButton>
    </li>
  );
}
