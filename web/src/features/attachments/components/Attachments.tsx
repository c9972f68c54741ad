import type { Attachment } from '@cuadrilla/contract/tasks/attachments';
import { Suspense, useRef, useState } from 'react';
import { focusWhenThere } from '../../../lib/focus.ts';
import { useStore } from '../../../lib/store.ts';
import { lazyLater } from '../../../ui/text/lazy-later.tsx';
import { Part } from '../../../ui/page/Part.tsx';
import { useAttachments } from '../attachments.mutations.ts';
import { isUnsent, type PartPlace } from '../../../writes/task-parts.ts';
import { attachmentTexts as texts } from '../attachments.texts.ts';
import { uploads } from '../uploads.ts';
import styles from './Attachments.module.css';
import { AttachmentTile } from './AttachmentTile.tsx';
import { DropZone } from './DropZone.tsx';
import { UploadTile } from './UploadTile.tsx';

/** The list shows without what a press opens. */
const AttachmentMenu = lazyLater(() => import('./AttachmentMenu.tsx'), 'AttachmentMenu');
const PictureViewer = lazyLater(() => import('./PictureViewer.tsx'), 'PictureViewer');

interface Props {
  place: PartPlace;
  files: readonly Attachment[];
  canEdit: boolean;
}

/** The files of a task. Whoever cannot change it sees them where there are some. */
export function Attachments({ place, files, canEdit }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { add, rename, remove } = useAttachments(place);
  const underWay = useStore(uploads);
  const [asked, ask] = useState<{ id: number; anchor: HTMLElement }>();
  const [renamed, setRenamed] = useState<number>();
  const [shown, show] = useState<number>();
  const pictures = files.filter(({ picture }) => picture);
  const { params } = place;
  const fileOf = (wanted: number | undefined) => files.find(({ id }) => id === wanted);
  const [menu, viewed] = [fileOf(asked?.id), fileOf(shown)];
  // What somebody else deletes is closed, and does not open again by itself when it comes back.
  if (asked && !menu) ask(undefined);
  if (shown !== undefined && !viewed) show(undefined);
  if (renamed !== undefined && !fileOf(renamed)) setRenamed(undefined);

  /** Keyboard and screen reader go on with the next file, or where one is added. */
  const removeAndGoOn = (file: Attachment) => {
    const index = files.indexOf(file);
    const { id } = files[index + 1] ?? files[index - 1] ?? {};
    remove(file);
    focusWhenThere(() =>
      list.current?.querySelector<HTMLElement>(
        id === undefined ? '[data-drop]' : `[data-file="${id}"] :is(a, button)`,
      ),
    );
  };

  if (!canEdit && files.length === 0) return null;
  return (
    <Part title={texts.title} count={files.length} isEmpty={files.length === 0}>
      <ul ref={list} className={styles.list}>
        {files.map((file) =>
          isUnsent(file) ? (
            <UploadTile key={file.id} file={file} upload={underWay.get(file.id)} />
          ) : (
            <AttachmentTile
              key={file.id}
              params={params}
              file={file}
              isRenaming={canEdit && renamed === file.id}
              onRename={(name) => rename(file, name)}
              onEndRename={() => setRenamed(undefined)}
              onShow={() => show(file.id)}
              onMenu={(anchor) => ask({ id: file.id, anchor })}
              isMenuOpen={menu === file}
            />
          ),
        )}
        {canEdit && <DropZone alone={files.length === 0} onFiles={(chosen) => void add(chosen)} />}
      </ul>
      {asked && menu && (
        <Suspense>
          <AttachmentMenu
            params={params}
            file={menu}
            anchor={asked.anchor}
            onClose={() => ask(undefined)}
            {...(canEdit && { onRename: () => setRenamed(menu.id), onRemove: () => removeAndGoOn(menu) })}
          />
        </Suspense>
      )}
      {viewed && (
        <Suspense>
          <PictureViewer
            params={params}
            pictures={pictures}
            shown={viewed}
            onShow={({ id }) => show(id)}
            onClose={() => show(undefined)}
          />
        </Suspense>
      )}
    </Part>
  );
}
