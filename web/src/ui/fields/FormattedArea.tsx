import { isFormatted } from '@cuadrilla/contract/kernel/formatted-text';
import type { OnTick } from '../../lib/text/check-boxes.ts';
import { useDeferredValue, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { FormatBar, formatOf } from './FormatBar.tsx';
import { type Format, formats, nextItem } from '../text/format-text.ts';
import styles from './FormattedArea.module.css';
import { FormattedText } from '../text/FormattedText.tsx';
import { MentionArea } from './MentionArea.tsx';
import { selectedIn, writeIn } from './write-in.ts';

interface Props extends Omit<ComponentProps<typeof MentionArea>, 'inside'> {
  /** What it holds, to be seen as it reads while nobody writes in it. */
  reads?: string | undefined;
  /** Its boxes are ticked as it reads. */
  onTick?: OnTick | undefined;
  /** The bar is there once somebody is about to write. */
  barLater?: boolean;
  /** Plain text, until somebody writes in it. */
  quiet?: boolean;
}

/** Where a text with lists, links and the like is written, by signs or by buttons that put them there. */
export function FormattedArea({ reads = '', onTick, barLater = false, quiet, onKeyDown, ...area }: Props) {
  // Until somebody has written in it, it is as high as it reads.
  const [isWritten, setWritten] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const read = useDeferredValue(reads);
  const format = (by: Format) => {
    const box = frame.current?.querySelector('textarea');
    if (box) writeIn(box, formats[by](selectedIn(box)));
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const by = formatOf(event);
    if (by) {
      event.preventDefault();
      return format(by);
    }
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.nativeEvent.isComposing;
    const next = event.key === 'Enter' && isPlain && nextItem(selectedIn(event.currentTarget));
    if (!next) return onKeyDown?.(event);
    event.preventDefault();
    return writeIn(event.currentTarget, next);
  };
  return (
    <div
      ref={frame}
      className={styles.frame}
      data-bar={area.readOnly ? 'never' : barLater ? 'later' : 'here'}
      data-written={isWritten || undefined}
      data-quiet={quiet}
    >
      <MentionArea
        {...area}
        onFocus={() => setWritten(!area.readOnly)}
        onKeyDown={area.readOnly ? onKeyDown : press}
        inside={
          <>
            {!area.readOnly && <FormatBar onFormat={format} />}
            {saysMore(read) && (
              <div className={styles.reading}>
                <FormattedText text={read} onTick={onTick} />
              </div>
            )}
          </>
        }
      />
    </div>
  );
}

/** Whether there is anything in it that reads otherwise than it is written. */
const saysMore = (text: string): boolean => isFormatted(text) || /https?:\/\/|@\w|#\d/.test(text);
