import { Paperclip, Upload } from 'lucide-react';
import { useRef } from 'react';
import { attachmentTexts as texts } from '../attachments.texts.ts';
import styles from './Attachments.module.css';
import { useFileArrivals } from './use-file-arrivals.ts';

interface Props {
  /** There is no file yet. */
  alone: boolean;
  onFiles: (files: File[]) => void;
}

/** The last tile: says where files go, and chooses them. */
export function DropZone({ alone, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const zone = useRef<HTMLButtonElement>(null);
  const isOver = useFileArrivals((files) => {
    onFiles(files);
    // They stand before it, wherever on the page they were dropped.
    zone.current?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <li style={{ display: 'contents' }}>
      {isOver && (
        <div className={styles.above}>
          <span>{texts.dropAnywhere}</span>
        </div>
      )}
      <button
        ref={zone}
        type="button"
        className={styles.drop}
        data-drop
        data-alone={alone || undefined}
        data-over={isOver || undefined}
        onClick={() => input.current?.click()}
      >
        {alone ? <Paperclip size={15} /> : <Upload size={18} />}
        {alone ? (
          texts.first
        ) : (
          <>
            <span className={styles.long}>
              {texts.drop} {texts.or} <b>{texts.choose}</b>
            </span>
            <b className={styles.short}>{texts.chooseAlone}</b>
          </>
        )}
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same one may be chosen again.
          target.value = '';
        }}
      />
    </li>
  );
}
