import type { Document } from '@cuadrilla/contract/documents/documents';
import { Button } from '../../../ui/controls/Button.tsx';
import { copyLink } from '../../../ui/layers/copy-link.ts';
import { Dialog } from '../../../ui/layers/Dialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { useShareDocument, useUnshareDocument } from '../content.mutations.ts';
import { documentTexts as texts } from '../documents.texts.ts';
import styles from './PublicLinkDialog.module.css';

interface Props {
  document: Document;
  onClose: () => void;
}

/** By which anybody reads the document. The address is known only to who has just made it. */
export function PublicLinkDialog({ document, onClose }: Props) {
  const share = useShareDocument(document);
  const unshare = useUnshareDocument(document);
  const path = document.public ? share.data?.path : undefined;
  const about = path ? texts.linkNew : document.public ? texts.linkKept : texts.linkNone;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={texts.linkTitle(document.title)}
      description={about}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.close}</Button>
          {document.public && (
            <Button look="danger-ghost" loading={unshare.isPending} onClick={() => unshare.mutate()}>
              {texts.endLink}
            </Button>
          )}
          {path ? (
            <Button look="primary" onClick={() => void copyLink(path)}>
              {texts.copyLink}
            </Button>
          ) : (
            <Button look="primary" loading={share.isPending} onClick={() => share.mutate()}>
              {document.public ? texts.makeAnother : texts.makeLink}
            </Button>
          )}
        </>
      }
    >
      {path && (
        <div className={styles.address}>
          <TextField
            readOnly
            label={texts.linkAddress}
            value={new URL(path, location.href).href}
            onFocus={({ target }) => target.select()}
          />
        </div>
      )}
    </Dialog>
  );
}
