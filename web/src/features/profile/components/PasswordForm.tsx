import { messages } from '@cuadrilla/contract/errors';
import { passwordChange } from '@cuadrilla/contract/profile';
import { messagesOf } from '../../../lib/api.ts';
import { useSchemaForm } from '../../../lib/forms.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { GuardedButton } from '../../../ui/GuardedButton.tsx';
import { NewPasswordField } from '../../../ui/NewPasswordField.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { useChangePassword } from '../profile.mutations.ts';
import { profileTexts as texts } from '../profile.texts.ts';

const empty = { currentPassword: '', password: '', confirmPassword: '' };

export function PasswordForm({ email, demo }: { email: string; demo: boolean }) {
  const { field, handleSubmit, setError, reset } = useSchemaForm(passwordChange, empty);
  const change = useChangePassword();
  const submit = handleSubmit((form) =>
    change.mutate(form, {
      onSuccess: () => reset(empty),
      onError: (error) => {
        const [message = ''] = messagesOf(error);
        const name = fieldOf[message];
        if (name) setError(name, { message }, { shouldFocus: true });
      },
    }),
  );

  const others = change.error ? messagesOf(change.error).filter((message) => !fieldOf[message]) : [];

  return (
    <Form onSubmit={(event) => void submit(event)}>
      {others.length > 0 && <Banner tone="danger">{others.join(' ')}</Banner>}
      {/* For a password manager: whose it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        size="normal"
        {...field('currentPassword')}
        label={texts.currentPassword}
        readOnly={demo}
        autoComplete="current-password"
      />
      <NewPasswordField size="normal" {...field('password')} label={texts.newPassword} readOnly={demo} />
      <PasswordField
        size="normal"
        {...field('confirmPassword')}
        label={texts.confirmPassword}
        readOnly={demo}
        autoComplete="new-password"
      />
      <FormActions>
        <GuardedButton type="submit" loading={change.isPending} unavailable={demo && messages.demoIsFixed}>
          {change.isPending ? texts.changingPassword : texts.changePassword}
        </GuardedButton>
      </FormActions>
    </Form>
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
