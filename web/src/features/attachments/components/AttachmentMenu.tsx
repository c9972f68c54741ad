import type { Attachment } from '@cuadrilla/contract/tasks/attachments';
import { Download, Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { TaskPlace } from '../../../lib/board-place.ts';
import { saveFrom } from '../../../lib/save-as.ts';
import { MenuAt, MenuItem, MenuSeparator } from '../../../ui/layers/Menu.tsx';
import { downloadLink } from '../attachment-links.ts';
import { attachmentTexts as texts } from '../attachments.texts.ts';

interface Props {
  params: TaskPlace;
  file: Attachment;
  anchor: HTMLElement;
  /** For whoever may change the task. */
  onRename?: () => void;
  onRemove?: () => void;
  onClose: () => void;
}

/** The menu of all files: only one is open. */
export function AttachmentMenu({ params, file, anchor, onRename, onRemove, onClose }: Props) {
  /** What was chosen goes on elsewhere, and takes the focus there. */
  const next = useRef<() => void>(undefined);
  const then = (work: () => void) => () => {
    next.current = work;
  };
  return (
    <MenuAt
      label={texts.options(file.name)}
      anchor={anchor}
      onClose={() => {
        onClose();
        next.current?.();
      }}
      onLeave={() => next.current ?? anchor.focus({ preventScroll: true })}
    >
      <MenuItem
        icon={<Download size={16} />}
        onSelect={() => saveFrom(downloadLink(params, file.id), file.name)}
      >
        {texts.download}
      </MenuItem>
      {onRename && (
        <MenuItem icon={<Pencil size={16} />} onSelect={then(onRename)}>
          {texts.rename}
        </MenuItem>
      )}
      {onRemove && (
        <>
          <MenuSeparator />
          <MenuItem icon={<Trash2 size={16} />} danger onSelect={then(onRemove)}>
            {texts.remove}
          </MenuItem>
        </>
      )}
    </MenuAt>
  );
}
