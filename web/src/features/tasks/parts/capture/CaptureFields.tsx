import type { RefObject } from 'react';
import type { FieldSources } from '../../data/field-edits.ts';
import styles from './CaptureFields.module.css';
import { CaptureChips } from './CaptureChips.tsx';
import { CaptureTitle } from './CaptureTitle.tsx';
import { PastedLines } from './PastedLines.tsx';
import type { useCapture } from './use-capture.ts';

interface Props {
  capture: ReturnType<typeof useCapture>;
  sources: FieldSources;
  title: RefObject<HTMLInputElement | null>;
  small?: boolean;
  example?: string | undefined;
}

/** The line to write in, or what was pasted into it, and what may be said besides. */
export function CaptureFields({ capture, sources, title, small = false, example }: Props) {
  const { captured, say, error, field, openField, pasted, showPasted } = capture;
  return (
    <>
      {pasted ? (
        <PastedLines
          pasted={pasted}
          onChange={showPasted}
          onBack={() => showPasted(undefined)}
          small={small}
        />
      ) : (
        <CaptureTitle
          ref={title}
          value={captured.title}
          error={error}
          small={small}
          example={example}
          onChange={(text) => say({ title: text })}
          onField={openField}
          onLines={showPasted}
        />
      )}
      {pasted && error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <CaptureChips
        captured={captured}
        onChange={say}
        sources={sources}
        open={field}
        onOpen={openField}
        home={title}
        small={small}
      />
    </>
  );
}
