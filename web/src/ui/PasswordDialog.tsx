import { passwordConfirmation } from '@cuadrilla/contract/two-factor';
import { useId } from 'react';
import { messagesOf } from '../lib/api.ts';
import { useSchemaForm } from '../lib/forms.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Form } from './Form.tsx';
import { PasswordField } from './PasswordField.tsx';
import { uiTexts } from './ui.texts.ts';

interface Props {
  title: string;
  description: string;
  /** The verb. */
  confirm: string;
  danger?: boolean;
  loading: boolean;
  /** Rejects with what is wrong. */
  onConfirm: (currentPassword: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks who sits there for the password, before what lets people in is changed. */
export function PasswordDialog({ title, description, confirm, danger, loading, onConfirm, onClose }: Props) {
  const formId = useId();
  const { field, handleSubmit, setError } = useSchemaForm(passwordConfirmation, { currentPassword: '' });
  const submit = handleSubmit(({ currentPassword }) =>
    onConfirm(currentPassword).catch((error: unknown) =>
      setError('currentPassword', { message: messagesOf(error).join(' ') }, { shouldFocus: true }),
    ),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.cancel}</Button>
          <Button type="submit" form={formId} look={danger ? 'danger' : 'primary'} loading={loading}>
            {confirm}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={(event) => void submit(event)}>
        <PasswordField
          {...field('currentPassword')}
          label={uiTexts.currentPassword}
          size="normal"
          autoComplete="current-password"
          // The only thing to do here.
          autoFocus
        />
      </Form>
    </Dialog>
  );
}
