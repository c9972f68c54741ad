import type { Column } from '@cuadrilla/contract/tasks/boards';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/layers/ConfirmDialog.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { usualGoal } from '../column-order.ts';
import { columnTexts } from '../columns.texts.ts';

interface Props {
  column: Column;
  /** Where its tasks can go. */
  others: readonly Column[];
  onRemove: (moveTo: number | undefined) => void;
  onClose: () => void;
}

/** Of one with tasks, be they archived. Closes at once: the column is gone before the server has answered. */
export function RemoveColumnDialog({ column, others, onRemove, onClose }: Props) {
  const [chosen, choose] = useState<number>();
  // The one chosen may be deleted while the dialog is open.
  const moveTo = (others.find(({ id }) => id === chosen) ?? usualGoal(column, others))?.id;
  const remove = () => {
    onRemove(moveTo);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={columnTexts.removeTitle(column.name)}
      description={columnTexts.removeMoves(column)}
      confirm={columnTexts.removeVerb}
      onConfirm={remove}
    >
      <Form>
        <SelectField
          label={columnTexts.moveTo}
          value={moveTo}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => choose(Number(target.value))}
        />
      </Form>
    </ConfirmDialog>
  );
}
