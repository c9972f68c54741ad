import type { Attachment } from '@cuadrilla/contract/tasks/attachments';
import { ChevronLeft, ChevronRight, Download, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { TaskPlace } from '../../../lib/board-place.ts';
import { formatBytes } from '../../../lib/text/bytes.ts';
import { formatDate } from '../../../lib/dates/dates.ts';
import { classes } from '../../../lib/text/text.ts';
import { useTimeZone } from '../../../lib/dates/time-zone.ts';
import { ButtonAnchor } from '../../../ui/controls/ButtonLink.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { downloadLink, previewLink } from '../attachment-links.ts';
import { attachmentTexts as texts } from '../attachments.texts.ts';
import styles from './PictureViewer.module.css';

interface Props {
  params: TaskPlace;
  pictures: readonly Attachment[];
  shown: Attachment;
  onShow: (picture: Attachment) => void;
  onClose: () => void;
}

/** A picture as large as the window lets it be; arrows lead to the others of the task. */
export function PictureViewer({ params, pictures, shown, onShow, onClose }: Props) {
  const { id, name, size, createdAt, createdBy } = shown;
  const zone = useTimeZone();
  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  const index = pictures.indexOf(shown);
  const [previous, next] = [pictures[index - 1], pictures[index + 1]];
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const wanted = { ArrowLeft: previous, ArrowRight: next }[key];
    if (wanted) onShow(wanted);
  };
  const closeBeside = ({ target, currentTarget }: MouseEvent) => target === currentTarget && onClose();
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content
          className={styles.viewer}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onCloseAutoFocus={() => opener?.focus()}
        >
          <div className={styles.bar}>
            <Dialog.Title className={styles.title}>{name}</Dialog.Title>
            <span className={styles.facts}>
              {formatBytes(size)} · {texts.addedBy(createdBy.name, formatDate(createdAt, zone))}
            </span>
            <ButtonAnchor
              look="ghost"
              size="small"
              icon={<Download size={15} />}
              href={downloadLink(params, id)}
              download={name}
            >
              {texts.download}
            </ButtonAnchor>
            <IconButton size="small" label={texts.close} onClick={onClose}>
              <X size={18} />
            </IconButton>
          </div>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Esc closes it too */}
          <div className={styles.stage} onClick={closeBeside}>
            <Picture key={id} src={previewLink(params, id)} name={name} />
            {previous && (
              <IconButton
                label={texts.previous}
                className={classes(styles.step, styles.previous)}
                onClick={() => onShow(previous)}
              >
                <ChevronLeft size={20} />
              </IconButton>
            )}
            {next && (
              <IconButton
                label={texts.next}
                className={classes(styles.step, styles.next)}
                onClick={() => onShow(next)}
              >
                <ChevronRight size={20} />
              </IconButton>
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Picture({ src, name }: { src: string; name: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <p className={styles.failed}>{texts.gone}</p>;
  return <img src={src} alt={name} onError={() => setFailed(true)} />;
}
