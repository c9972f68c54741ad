import { newBoard, type Board } from '@cuadrilla/contract/tasks/boards';
import { useId } from 'react';
import { useSchemaForm } from '../../../lib/forms.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/layers/Dialog.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { boardTexts } from '../boards.texts.ts';

interface Props {
  board: Board;
  onRename: (name: string) => void;
  onClose: () => void;
}

/** Closes at once: the new name shows before the server has it. */
export function RenameBoardDialog({ board, onRename, onClose }: Props) {
  const formId = useId();
  const { field, handleSubmit, formState } = useSchemaForm(newBoard, { name: board.name });
  const { isDirty } = formState;
  const submit = handleSubmit(({ name }) => {
    // Left as it was, it is not to undo what somebody else has made of it meanwhile.
    if (isDirty && name !== board.name) onRename(name);
    onClose();
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={boardTexts.renameTitle(board.name)}
      dirty={isDirty}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.cancel}</Button>
          <Button type="submit" form={formId} look="primary">
            {boardTexts.rename}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={(event) => void submit(event)}>
        <TextField {...field('name')} label={boardTexts.name} autoComplete="off" />
      </Form>
    </Dialog>
  );
}
