import { attachmentChange } from '@cuadrilla/contract/tasks/attachments';
import { type KeyboardEvent, useRef } from 'react';
import { useSchemaForm } from '../../../lib/forms.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { attachmentTexts as texts } from '../attachments.texts.ts';
import styles from './Attachments.module.css';

interface Props {
  name: string;
  onRename: (name: string) => void;
  /** `byKey`: the focus is to stay with the file. */
  onClose: (byKey: boolean) => void;
}

/** In the place of the name. Enter or leaving it keeps what was typed, Esc does not. */
export function AttachmentName({ name: before, onRename, onClose }: Props) {
  const { field, handleSubmit } = useSchemaForm(attachmentChange, { name: before });
  const ended = useRef(false);
  const close = (byKey: boolean) => {
    ended.current = true;
    onClose(byKey);
  };
  const submit = (byKey: boolean) =>
    handleSubmit(({ name }) => {
      if (ended.current) return;
      if (name !== before) onRename(name);
      close(byKey);
    })();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    // Beside another page, Esc would close the whole task.
    event.preventDefault();
    if (event.key === 'Escape') close(true);
    else void submit(true);
  };
  const { error, onBlur, ...input } = field('name');
  return (
    <Field label={texts.name} labelHidden error={error}>
      {(tied) => (
        <input
          {...input}
          {...tied}
          // There from the beginning: what the form writes into it later would not be selected.
          defaultValue={before}
          className={styles.input}
          autoFocus
          onFocus={({ target }) => target.setSelectionRange(0, lengthWithoutExtension(before))}
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

const lengthWithoutExtension = (name: string): number => {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? dot : name.length;
};
