import { newLabel, type NewLabel, paletteColour, startingLabels } from '@cuadrilla/contract/tasks/boards';
import type { Label } from '@cuadrilla/contract/tasks/label';
import { useId } from 'react';
import { useSchemaForm } from '../../../lib/forms.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/layers/Dialog.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { labelTexts as texts } from '../labels.texts.ts';
import { ColourChoice } from './ColourChoice.tsx';

interface Props {
  /** The one to change; without it a new one is made. */
  label: Label | undefined;
  /** How many there are: a new one has the next colour until another is chosen. */
  count: number;
  onSave: (wanted: NewLabel) => void;
  onClose: () => void;
}

/** Closes at once: what was chosen shows before the server has it. */
export function LabelDialog({ label, count, onSave, onClose }: Props) {
  const formId = useId();
  const next = startingLabels[count % startingLabels.length]?.hex_code;
  const own = paletteColour(label?.hex_code);
  const { field, register, handleSubmit, formState } = useSchemaForm(newLabel, {
    name: label?.name ?? '',
    hexCode: label ? own : next,
  });
  const submit = handleSubmit((wanted) => {
    if (wanted.name !== label?.name || wanted.hexCode !== own) onSave(wanted);
    onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={label ? texts.changeOne(label.name) : texts.add}
      dirty={formState.isDirty}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.cancel}</Button>
          <Button type="submit" form={formId} look="primary">
            {label ? texts.save : texts.add}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={(event) => void submit(event)}>
        <TextField {...field('name')} label={texts.name} autoComplete="off" />
        <ColourChoice {...register('hexCode')} label={texts.colour} />
      </Form>
    </Dialog>
  );
}
