import { passwordForm } from '@cuadrilla/contract/account/proof';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Fingerprint, LogIn } from 'lucide-react';
import { useId, useState } from 'react';
import { ApiError, messagesOf } from '../../lib/server/api.ts';
import { useSchemaForm } from '../../lib/forms.ts';
import { isAboutPassword, proofQuery, provePasskey } from '../../lib/server/proof.ts';
import { Banner } from '../states/Banner.tsx';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../layers/Dialog.tsx';
import { Form } from './Form.tsx';
import { PasswordField } from './PasswordField.tsx';
import { uiTexts } from '../ui.texts.ts';

interface Props {
  title: string;
  description: string;
  /** The verb. */
  confirm: string;
  danger?: boolean;
  loading: boolean;
  /** Rejects with what is wrong. Without a password, they have just shown otherwise who they are. */
  onConfirm: (currentPassword?: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks who sits there who they are, before what lets people in is changed: for the password, or for a passkey. */
export function PasswordDialog({ title, description, confirm, danger, loading, onConfirm, onClose }: Props) {
  const formId = useId();
  const { data: proof, refetch } = useQuery(proofQuery());
  const { field, handleSubmit, setError } = useSchemaForm(passwordForm, { currentPassword: '' });
  const [refused, setRefused] = useState('');
  const asks = !proof || (proof.password && !proof.fresh);
  const refuse = (error: unknown) => setRefused(messagesOf(error).join(' '));
  const confirmProven = () =>
    onConfirm().catch((error: unknown) => {
      refuse(error);
      // What was shown may have been too long ago by now: then it is asked for anew.
      void refetch();
    });
  const passkey = useMutation({
    mutationFn: provePasskey,
    onSuccess: confirmProven,
    // Whoever closes the browser's own dialog is told nothing but that.
    onError: (error) => (error instanceof ApiError ? refuse(error) : setRefused(uiTexts.passkeyLeft)),
  });
  const submit = handleSubmit(({ currentPassword }) => {
    setRefused('');
    return onConfirm(currentPassword).catch((error: unknown) => {
      if (!isAboutPassword(error)) return refuse(error);
      setError('currentPassword', { message: messagesOf(error).join(' ') }, { shouldFocus: true });
    });
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.cancel}</Button>
          {(asks || proof.fresh) && (
            <Button
              look={danger ? 'danger' : 'primary'}
              loading={loading}
              {...(asks ? { type: 'submit', form: formId } : { onClick: () => void confirmProven() })}
            >
              {confirm}
            </Button>
          )}
        </>
      }
    >
      {asks && (
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
      )}
      {refused && <Banner tone="danger">{refused}</Banner>}
      {proof?.passkey && !proof.fresh && (
        <Button icon={<Fingerprint size={17} />} loading={passkey.isPending} onClick={() => passkey.mutate()}>
          {uiTexts.usePasskey}
        </Button>
      )}
      {proof?.provider && !proof.fresh && (
        <Button icon={<LogIn size={17} />} onClick={() => location.assign(providerHere())}>
          {uiTexts.useProvider}
        </Button>
      )}
    </Dialog>
  );
}

/** Back to this page, where it is asked again, and then counts. */
const providerHere = (): string =>
  `/api/auth/oidc?redirect=${encodeURIComponent(location.pathname + location.search)}`;
