import type { ImportPreview } from '@cuadrilla/contract/carry/imports/imports';
import { limits } from '@cuadrilla/contract/kernel/fields';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { messagesOf } from '../../../../lib/server/api.ts';
import type { BoardPlace } from '../../../../lib/board-place.ts';
import { classes } from '../../../../lib/text/text.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import control from '../../../../ui/fields/control.module.css';
import { Dialog } from '../../../../ui/layers/Dialog.tsx';
import { Field } from '../../../../ui/fields/Field.tsx';
import { uiTexts } from '../../../../ui/ui.texts.ts';
import { useImport, usePreviewImport } from './import.mutations.ts';
import { importTexts as texts } from './import.texts.ts';
import styles from './ImportDialog.module.css';
import { ImportedEvents } from './ImportedEvents.tsx';

interface Props {
  place: BoardPlace;
  onClose: () => void;
}

/** Tried first, which writes nothing; then done in one step. */
export function ImportDialog({ place, onClose }: Props) {
  const preview = usePreviewImport(place);
  const run = useImport(place);
  const [name, setName] = useState<string>();
  const [unread, setUnread] = useState<string>();
  const choose = async (file: File | undefined) => {
    preview.reset();
    setName(file?.name);
    const refused = file && (file.size > limits.calendar ? texts.tooLarge : file.size === 0 && texts.empty);
    setUnread(refused || undefined);
    if (!file || refused) return;
    try {
      preview.mutate(await file.text());
    } catch {
      setUnread(texts.unreadable);
    }
  };
  const { data, variables: calendar } = preview;
  const error = unread ?? (preview.error ? messagesOf(preview.error).join(' ') : undefined);
  const count = data?.tasks.length ?? 0;
  return (
    <Dialog
      open
      wide
      dirty={count > 0}
      onClose={onClose}
      title={texts.title}
      description={texts.why}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.cancel}</Button>
          {calendar !== undefined && count > 0 && (
            <Button
              look="primary"
              onClick={() => {
                run(calendar, count);
                onClose();
              }}
            >
              {texts.run(count)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.content}>
        <Field label={texts.file} hint={texts.fileHint} error={error}>
          {(tied) => (
            <div className={classes(control.control, styles.box)}>
              {/* Over its own look: the browser would say it in the browser's language. */}
              <input
                {...tied}
                type="file"
                accept=".ics,text/calendar"
                className={styles.file}
                onChange={({ target }) => void choose(target.files?.[0])}
              />
              <FileUp size={16} />
              <span className={styles.title}>{name ?? texts.choose}</span>
            </div>
          )}
        </Field>
        <Outcome preview={data} isReading={preview.isPending} />
      </div>
    </Dialog>
  );
}

const Outcome = ({ preview, isReading }: { preview: ImportPreview | undefined; isReading: boolean }) => (
  <>
    <p role="status" className={styles.outcome}>
      {isReading ? texts.reading : preview && texts.would(preview.tasks.length)}
    </p>
    {preview && <ImportedEvents preview={preview} />}
  </>
);
