import { type Label, namedLabel } from '@cuadrilla/contract/boards';
import { useId } from 'react';
import { useSchemaForm } from '../../../lib/forms.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/Form.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { labelTexts as texts } from '../labels.texts.ts';

interface Props {
  /** The one to rename; without it a new one is named. */
  label: Label | undefined;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Closes at once: the name shows before the server has it. */
export function LabelDialog({ label, onName, onClose }: Props) {
  const formId = useId();
  const { field, handleSubmit, formState } = useSchemaForm(namedLabel, { name: label?.name ?? '' });
  const submit = handleSubmit(({ name }) => {
    if (name !== label?.name) onName(name);
    onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={label ? texts.renameOne(label.name) : texts.add}
      dirty={formState.isDirty}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.cancel}</Button>
          <Button type="submit" form={formId} look="primary">
            {label ? texts.rename : texts.add}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={(event) => void submit(event)}>
        <TextField {...field('name')} label={texts.name} autoComplete="off" />
      </Form>
    </Dialog>
  );
}
