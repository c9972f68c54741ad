import { type Point, pointChange } from '@cuadrilla/contract/tasks/points';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSchemaForm } from '../../../lib/forms.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { pointTexts as texts } from '../points.texts.ts';
import styles from './Checklist.module.css';

interface Props {
  point: Point;
  /** `seen`: what it said when it was begun. */
  onRename: (content: string, seen: string) => void;
  /** `byKey`: the focus is to stay with the point. */
  onClose: (byKey: boolean) => void;
}

/** In the place of the words. Enter or leaving it, or the whole page, keeps what was typed, Esc does not. */
export function PointText({ point, onRename, onClose }: Props) {
  const { field, handleSubmit, formState } = useSchemaForm(pointChange, { content: point.content });
  const { isDirty } = formState;
  const [seen] = useState(point.content);
  const ended = useRef(false);
  const close = (byKey: boolean) => {
    ended.current = true;
    onClose(byKey);
  };
  const submit = (byKey: boolean) =>
    handleSubmit(({ content = point.content }) => {
      if (ended.current) return;
      // Left as it was, it is not to undo what somebody else has made of it meanwhile.
      if (isDirty && content !== point.content) onRename(content, seen);
      close(byKey);
    })();
  const leave = useEffectEvent(() => void (isDirty && submit(false)));
  useEffect(() => () => leave(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    // Beside another page, Esc would close the whole task.
    event.preventDefault();
    if (event.key === 'Escape') close(true);
    else void submit(true);
  };
  const { error, onBlur, ...area } = field('content', oneLine);
  return (
    <Field label={texts.point} labelHidden error={error}>
      {(tied) => (
        <textarea
          rows={1}
          {...area}
          {...tied}
          // There from the beginning: what the form writes into it later would not be selected.
          defaultValue={point.content}
          className={styles.input}
          autoFocus
          onFocus={({ target }) => target.select()}
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            void onBlur(event);
            void submit(false);
          }}
        />
      )}
    </Field>
  );
}

const oneLine = { setValueAs: (text: string) => text.replaceAll(/\s*\n\s*/g, ' ') };
