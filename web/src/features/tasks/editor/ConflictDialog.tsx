import { useId, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Checkbox } from '../../../ui/controls/Checkbox.tsx';
import { Dialog } from '../../../ui/layers/Dialog.tsx';
import { fieldTexts } from '../data/field.texts.ts';
import type { WrittenField } from '../data/task-fields.tsx';
import { type Editor, taskTexts } from '../data/tasks.texts.ts';
import styles from './ConflictDialog.module.css';
import type { useTaskForm } from './use-task-form.ts';
import { editorTexts } from './editor.texts.ts';

interface Props {
  conflict: NonNullable<ReturnType<typeof useTaskForm>['conflict']>;
  lastEditor: (field: WrittenField) => Editor | undefined;
}

/** Both values of every field that two people changed: the person chooses, nothing is lost meanwhile. */
export function ConflictDialog({ conflict, lastEditor }: Props) {
  const { fields, mine, current, settle, close } = conflict;
  const [givenUp, setGivenUp] = useState<WrittenField[]>([]);
  const choose = (field: WrittenField, own: boolean) =>
    setGivenUp((before) => (own ? before.filter((each) => each !== field) : [...before, field]));
  return (
    <Dialog
      open
      wide
      dirty
      onClose={close}
      title={editorTexts.conflict.title(fields.every((field) => lastEditor(field)?.isYou))}
      description={editorTexts.conflict.text}
      actions={
        <>
          <Button onClick={close}>{taskTexts.cancel}</Button>
          <Button look="primary" onClick={() => settle(givenUp)}>
            {editorTexts.conflict.keep}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {fields.map((field) => (
          <Contested
            key={field}
            name={fieldTexts[field].label}
            mine={mine[field]}
            current={current[field]}
            editor={lastEditor(field)}
            own={!givenUp.includes(field)}
            onChoose={(own) => choose(field, own)}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ContestedProps {
  name: string;
  mine: string;
  current: string;
  editor: Editor | undefined;
  own: boolean;
  onChoose: (own: boolean) => void;
}

function Contested({ name, mine, current, editor, own, onChoose }: ContestedProps) {
  const group = useId();
  const { conflict } = editorTexts;
  const side = (isMine: boolean, whose: string, value: string) => (
    <label className={styles.side}>
      <Checkbox type="radio" name={group} checked={own === isMine} onChange={() => onChoose(isMine)} />
      <span className={styles.whose}>{whose}</span>
      <span className={styles.value}>{value || conflict.empty}</span>
    </label>
  );
  return (
    <fieldset className={styles.field}>
      <legend className={styles.name}>{name}</legend>
      <div className={styles.sides}>
        {side(true, conflict.mine, mine)}
        {side(false, editor ? conflict.currentBy(editor) : conflict.current, current)}
      </div>
    </fieldset>
  );
}
