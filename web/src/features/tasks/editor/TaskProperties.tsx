import { taskEdit } from '@cuadrilla/contract/tasks/task-payloads';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { isEmpty } from '@cuadrilla/contract/tasks/field-kinds';
import { Plus } from 'lucide-react';
import { type RefObject, useId, useRef, useState } from 'react';
import { Hidden } from '../../../ui/controls/Hidden.tsx';
import { MenuAt, MenuItem } from '../../../ui/layers/Menu.tsx';
import { type FieldSources, valueOf, wordsOf } from '../data/field-edits.ts';
import { fieldTexts } from '../data/field.texts.ts';
import { listTexts } from '../data/list.texts.ts';
import type { TaskActions } from '../data/optimistic-actions.ts';
import {
  loggedAs,
  lookOf,
  popupOf,
  properties,
  propertyFields,
  type PropertyField,
} from '../data/task-fields.tsx';
import type { ShownLabel } from '../parts/card/LabelChip.tsx';
import { FieldMenu } from '../parts/field-menu/FieldMenu.tsx';
import { useFieldEditing } from '../parts/field-menu/use-field-editing.ts';
import { PropertyValue } from './PropertyValue.tsx';
import { RepeatPopover } from './RepeatPopover.tsx';
import styles from './TaskProperties.module.css';
import { editorTexts } from './editor.texts.ts';

interface Props {
  task: Task;
  done: boolean;
  sources: FieldSources;
  labels: readonly ShownLabel[];
  actions: TaskActions;
  canEdit: boolean;
  /** Somebody asked for all to be saved: what is missing says so. */
  checked: boolean;
  list: RefObject<HTMLDivElement | null>;
}

/** What is chosen of a task, each saved as it is chosen; what has no value waits behind «Añadir». */
export function TaskProperties({ task, done, sources, labels, actions, canEdit, checked, list }: Props) {
  const editing = useFieldEditing([task], sources, actions);
  const { asked, inRow, choose, close } = editing;
  const shown = propertyFields.filter(
    (name) => properties[name] === 'always' || !isEmpty(task[loggedAs[name]]),
  );
  // What is done does not come again.
  const others = propertyFields.filter((name) => !shown.includes(name) && !(done && name === 'repeat'));
  return (
    <div ref={list} role="group" aria-label={editorTexts.properties} className={styles.list}>
      {shown.map((name) => (
        <Row
          key={name}
          field={name}
          words={wordsOf(task, name, sources)}
          canEdit={canEdit}
          isOpen={asked?.field === name}
          error={checked ? missingIn(task, name) : undefined}
          onOpen={(anchor) => inRow(task.id, name, anchor)}
          {...{ task, done, labels }}
        />
      ))}
      {canEdit && others.length > 0 && (
        <AddProperty fields={others} onAdd={(name, anchor) => inRow(task.id, name, anchor)} />
      )}
      {asked?.field === 'repeat' ? (
        <RepeatPopover task={task} anchor={asked.anchor} onChoose={choose} onClose={close} />
      ) : (
        asked && <FieldMenu {...asked} sources={sources} onChoose={choose} onClose={close} />
      )}
    </div>
  );
}

/** What a form that shows the whole task must have, and this one has not. */
export const missingIn = (task: Task, name: PropertyField): string | undefined =>
  valueOf(task, name) === ''
    ? taskEdit.shape[name].safeParse(emptyText(name)).error?.issues[0]?.message
    : undefined;

const emptyText = (name: PropertyField) =>
  name === 'dueDate' ? '' : lookOf(name).required ? undefined : null;

interface RowProps {
  field: PropertyField;
  task: Task;
  words: string;
  done: boolean;
  labels: readonly ShownLabel[];
  canEdit: boolean;
  isOpen: boolean;
  error: string | undefined;
  onOpen: (anchor: HTMLElement) => void;
}

/** The whole value is the button, called «Cambiar prioridad: Alta». */
function Row({ canEdit, isOpen, error, onOpen, ...value }: RowProps) {
  const id = useId();
  const { label } = fieldTexts[value.field];
  return (
    <div className={styles.row} data-property={value.field}>
      <span className={styles.label} aria-hidden={canEdit || undefined}>
        {label}
      </span>
      {canEdit ? (
        <button
          type="button"
          className={styles.value}
          aria-haspopup={popupOf(value.field)}
          aria-expanded={isOpen}
          aria-describedby={error && id}
          onClick={({ currentTarget }) => onOpen(currentTarget)}
        >
          <Hidden>{listTexts.changeField(label, '')}</Hidden>
          <PropertyValue {...value} />
        </button>
      ) : (
        <span className={styles.value}>
          <PropertyValue {...value} />
        </span>
      )}
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

interface AddProps {
  fields: readonly PropertyField[];
  onAdd: (name: PropertyField, anchor: HTMLElement) => void;
}

function AddProperty({ fields, onAdd }: AddProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** What was chosen goes on in a window of its own, which takes the focus. */
  const chosen = useRef<PropertyField>(undefined);
  const leave = () => {
    const [name, anchor] = [chosen.current, button.current];
    chosen.current = undefined;
    if (name && anchor) onAdd(name, anchor);
    else anchor?.focus({ preventScroll: true });
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.add}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Plus size={15} />
        {editorTexts.addProperty}
      </button>
      {isOpen && (
        <MenuAt
          label={editorTexts.addProperty}
          anchor={button}
          align="start"
          onClose={() => setOpen(false)}
          onLeave={leave}
        >
          {fields.map((name) => {
            const { icon: Icon } = lookOf(name);
            return (
              <MenuItem key={name} icon={<Icon size={16} />} onSelect={() => (chosen.current = name)}>
                {fieldTexts[name].label}
              </MenuItem>
            );
          })}
        </MenuAt>
      )}
    </>
  );
}
