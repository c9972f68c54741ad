import type { Column } from '@cuadrilla/contract/tasks/boards';
import { columnChange } from '@cuadrilla/contract/tasks/columns';
import { useId, useState } from 'react';
import { useSchemaForm } from '../../../lib/forms.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/layers/Dialog.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { columnTexts } from '../columns.texts.ts';

interface Props {
  column: Column;
  /** `seen`: what it was when the dialog opened. */
  onChange: (wipLimit: number | null, seen: number | null) => void;
  onClose: () => void;
}

const asLimit = {
  setValueAs: (text: string | number | null) => (text === '' || text === null ? null : Number(text)),
};

export function ColumnLimitDialog({ column, onChange, onClose }: Props) {
  const formId = useId();
  const { field, handleSubmit, formState } = useSchemaForm(columnChange, { wipLimit: column.wipLimit });
  const { isDirty } = formState;
  const [seen] = useState(column.wipLimit);
  const submit = handleSubmit(({ wipLimit = null }) => {
    // Left as it was, it is not to undo what somebody else has made of it meanwhile.
    if (isDirty && wipLimit !== column.wipLimit) onChange(wipLimit, seen);
    onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={columnTexts.limitTitle(column.name)}
      description={columnTexts.limitText}
      dirty={isDirty}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.cancel}</Button>
          <Button type="submit" form={formId} look="primary">
            {columnTexts.save}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={(event) => void submit(event)}>
        <TextField
          {...field('wipLimit', asLimit)}
          label={columnTexts.limitField}
          note={columnTexts.limitNote}
          inputMode="numeric"
          autoComplete="off"
        />
      </Form>
    </Dialog>
  );
}
