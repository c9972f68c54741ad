import { messages } from '@cuadrilla/contract/errors';
import { passwordChange } from '@cuadrilla/contract/profile';
import { messagesOf } from '../../../lib/api.ts';
import { useSchemaForm } from '../../../lib/forms.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { GuardedButton } from '../../../ui/GuardedButton.tsx';
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
        if (isWrongPassword(error))
          setError('currentPassword', { message: messages.wrongPassword }, { shouldFocus: true });
      },
    }),
  );

  return (
    <Form onSubmit={(event) => void submit(event)}>
      {change.error && !isWrongPassword(change.error) && (
        <Banner tone="danger">{messagesOf(change.error).join(' ')}</Banner>
      )}
      {/* For a password manager: whose it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        size="normal"
        {...field('currentPassword')}
        label={texts.currentPassword}
        readOnly={demo}
        autoComplete="current-password"
      />
      <PasswordField
        size="normal"
        {...field('password')}
        label={texts.newPassword}
        readOnly={demo}
        autoComplete="new-password"
      />
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

const isWrongPassword = (error: Error): boolean => messagesOf(error).includes(messages.wrongPassword);
