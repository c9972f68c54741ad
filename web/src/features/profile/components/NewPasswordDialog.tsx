import { messages } from '@cuadrilla/contract/kernel/errors';
import { passwordChange } from '@cuadrilla/contract/account/profile';
import { useId } from 'react';
import { messagesOf } from '../../../lib/server/api.ts';
import { useSchemaForm } from '../../../lib/forms.ts';
import { Banner } from '../../../ui/states/Banner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/layers/Dialog.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { NewPasswordField } from '../../../ui/fields/NewPasswordField.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { useChangePassword } from '../profile.mutations.ts';
import { profileTexts as texts } from '../profile.texts.ts';

const empty = { currentPassword: '', password: '', confirmPassword: '' };

interface Props {
  email: string;
  onClose: () => void;
}

export function NewPasswordDialog({ email, onClose }: Props) {
  const formId = useId();
  const { field, handleSubmit, setError, formState } = useSchemaForm(passwordChange, empty);
  const change = useChangePassword();
  const submit = handleSubmit((form) =>
    change.mutate(form, {
      onSuccess: onClose,
      onError: (error) => {
        const [message = ''] = messagesOf(error);
        const name = fieldOf[message];
        if (name) setError(name, { message }, { shouldFocus: true });
      },
    }),
  );
  const others = change.error ? messagesOf(change.error).filter((message) => !fieldOf[message]) : [];

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.changePassword}
      description={texts.passwordWhy}
      dirty={formState.isDirty}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.cancel}</Button>
          <Button type="submit" form={formId} look="primary" loading={change.isPending}>
            {change.isPending ? texts.changingPassword : texts.changePassword}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={(event) => void submit(event)}>
        {others.length > 0 && <Banner tone="danger">{others.join(' ')}</Banner>}
        {/* For a password manager: whose it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          size="normal"
          {...field('currentPassword')}
          label={texts.currentPassword}
          autoComplete="current-password"
          // What comes first.
          autoFocus
        />
        <NewPasswordField size="normal" {...field('password')} label={texts.newPassword} />
        <PasswordField
          size="normal"
          {...field('confirmPassword')}
          label={texts.confirmPassword}
          autoComplete="new-password"
        />
      </Form>
    </Dialog>
  );
}

/** What the server says of one field is shown at it. */
const fieldOf: Record<string, 'currentPassword' | 'password'> = {
  [messages.wrongPassword]: 'currentPassword',
  [messages.commonPassword]: 'password',
  [messages.ownNamePassword]: 'password',
  [messages.placePassword]: 'password',
  [messages.blankPassword]: 'password',
};
