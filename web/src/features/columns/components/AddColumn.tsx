import { newColumn } from '@cuadrilla/contract/tasks/columns';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSchemaForm } from '../../../lib/forms.ts';
import type { BoardPlace } from '../../../lib/board-place.ts';
import { useDraftBox, useKeptDraft } from '../../../lib/use-draft.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Form, FormActions } from '../../../ui/fields/Form.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { toast } from '../../../ui/layers/toast.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { kindChoices } from '../column-kinds.ts';
import { useAddColumn, type NewColumn } from '../columns.mutations.ts';
import { columnTexts } from '../columns.texts.ts';
import styles from './AddColumn.module.css';

interface Props {
  place: BoardPlace;
  /** Only some columns are on the screen: a new one is not among them. */
  filtered: boolean;
}

/** The end of the row: a slim place that opens into a form. */
export function AddColumn(props: Props) {
  /** Undefined until it was open once: then the button that comes back in its place takes the focus. */
  const [open, setOpen] = useState<boolean>();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) end.current?.scrollIntoView({ block: 'nearest', inline: 'end' });
  }, [open]);
  return (
    <div ref={end} className={styles.end} data-open={open || undefined}>
      {open ? (
        <AddColumnForm {...props} onClose={() => setOpen(false)} />
      ) : (
        <IconButton
          label={columnTexts.add}
          className={styles.button}
          autoFocus={open === false}
          onClick={() => setOpen(true)}
        >
          <Plus size={18} />
        </IconButton>
      )}
    </div>
  );
}

/** Closed by a key, left or refused, it opens again with what was typed. */
function AddColumnForm({ place, filtered, onClose }: Props & { onClose: () => void }) {
  const store = useDraftBox<NewColumn>(`add-column:${place.boardId}`);
  const [found] = useState(() => store.take()?.value);
  const { field, handleSubmit, watch } = useSchemaForm(newColumn, found ?? { name: '', kind: 'pendiente' });
  const typed = watch();
  useKeptDraft(store, typed.name.trim() ? typed : undefined);
  const add = useAddColumn(place);
  const submit = handleSubmit((column) => {
    const close = () => {
      onClose();
      toast.success(filtered ? columnTexts.addedHidden(column.name) : columnTexts.added(column.name));
    };
    const answer = add.mutateAsync(column, { onSuccess: close });
    answer.then(store.forget, () => undefined);
  });
  const cancel = () => {
    store.forget();
    onClose();
  };
  return (
    <Form
      aria-label={columnTexts.add}
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <TextField
        {...field('name')}
        label={columnTexts.name}
        placeholder={columnTexts.nameExample}
        autoComplete="off"
        autoFocus
      />
      <SelectField {...field('kind')} label={columnTexts.kind} options={kindChoices} />
      <FormActions>
        <Button type="submit" size="small" loading={add.isPending}>
          {add.isPending ? columnTexts.adding : columnTexts.add}
        </Button>
        <Button look="ghost" size="small" onClick={cancel}>
          {uiTexts.cancel}
        </Button>
      </FormActions>
    </Form>
  );
}
