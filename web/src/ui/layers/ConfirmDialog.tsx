import type { ComponentProps } from 'react';
import { Button } from '../controls/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { uiTexts } from '../ui.texts.ts';

interface Props extends Omit<ComponentProps<typeof Dialog>, 'actions'> {
  cancel?: string;
  /** The verb. */
  confirm: string;
  loading?: boolean;
  onConfirm: () => void;
}

/** Asks before something is lost. */
export const ConfirmDialog = ({
  cancel = uiTexts.cancel,
  confirm,
  loading = false,
  onConfirm,
  ...dialog
}: Props) => (
  <Dialog
    {...dialog}
    actions={
      <>
        <Button onClick={dialog.onClose}>{cancel}</Button>
        <Button look="danger" loading={loading} onClick={onConfirm}>
          {confirm}
        </Button>
      </>
    }
  />
);
