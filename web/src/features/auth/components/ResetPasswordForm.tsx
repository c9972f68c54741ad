import { resetPassword } from '@cuadrilla/contract/account/password-reset';
import { messagesOf } from '../../../lib/server/api.ts';
import { useSchemaForm } from '../../../lib/forms.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ButtonAnchor } from '../../../ui/controls/ButtonLink.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { NewPasswordField } from '../../../ui/fields/NewPasswordField.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { authTexts } from '../auth.texts.ts';
import { useResetPassword } from '../password-reset.mutations.ts';
import { resetTexts as texts } from '../password-reset.texts.ts';
import { Messages } from './Messages.tsx';
import { Outcome } from './Outcome.tsx';

export function ResetPasswordForm({ token }: { token: string }) {
  const { field, handleSubmit } = useSchemaForm(resetPassword, { password: '', confirmPassword: '' });
  const reset = useResetPassword();
  const submit = handleSubmit((form) => reset.mutate({ ...form, token }));
  if (reset.isSuccess)
    return (
      <Outcome
        next={
          // Anew: the session that this browser may still know of has ended with the others.
          <ButtonAnchor href="/login" look="primary" size="large" block>
            {authTexts.toLogin}
          </ButtonAnchor>
        }
      >
        {texts.changed}
      </Outcome>
    );
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <NewPasswordField {...field('password')} label={texts.newPassword} />
      <PasswordField
        {...field('confirmPassword')}
        label={texts.confirmPassword}
        autoComplete="new-password"
      />
      <Button type="submit" look="primary" size="large" block loading={reset.isPending}>
        {reset.isPending ? texts.changing : texts.change}
      </Button>
      <Messages messages={reset.error ? messagesOf(reset.error) : []} />
    </Form>
  );
}
