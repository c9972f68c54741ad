import type { Column } from '@cuadrilla/contract/tasks/boards';
import { columnChange } from '@cuadrilla/contract/tasks/columns';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSchemaForm } from '../../../lib/forms.ts';
import control from '../../../ui/fields/control.module.css';
import { Field } from '../../../ui/fields/Field.tsx';
import { columnTexts } from '../columns.texts.ts';
import styles from './RenameColumn.module.css';

interface Props {
  column: Column;
  /** `seen`: what it said when it was begun. */
  onRename: (name: string, seen: string) => void;
  onClose: () => void;
}

/** In the place of the name. Enter or leaving it, or the whole board, keeps what was typed, Esc does not. */
export function RenameColumn({ column, onRename, onClose }: Props) {
  const { field, handleSubmit, formState } = useSchemaForm(columnChange, { name: column.name });
  const { isDirty } = formState;
  const [seen] = useState(column.name);
  const ended = useRef(false);
  const close = () => {
    ended.current = true;
    onClose();
  };
  const submit = handleSubmit(({ name = column.name }) => {
    if (ended.current) return;
    // Left as it was, it is not to undo what somebody else has made of it meanwhile.
    if (isDirty && name !== column.name) onRename(name, seen);
    close();
  });
  const leave = useEffectEvent(() => void (isDirty && submit()));
  useEffect(() => () => leave(), []);
  const { error, ...input } = field('name');
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <Field label={columnTexts.nameOf(column.name)} labelHidden error={error}>
        {(tied) => (
          <div className={control.control}>
            <input
              type="text"
              {...input}
              {...tied}
              // There from the beginning: what the form writes into it later would not be selected.
              defaultValue={column.name}
              className={control.input}
              autoComplete="off"
              autoFocus
              onFocus={({ target }) => target.select()}
              onBlur={(event) => void submit(event)}
            />
          </div>
        )}
      </Field>
    </form>
  );
}
