import { lazy, Suspense } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { authTexts } from '../auth.texts.ts';
import { useSignInForm } from '../use-sign-in-form.ts';
import { Messages } from './Messages.tsx';

const SecondStepForm = lazy(() =>
  import('./SecondStepForm.tsx').then((module) => ({ default: module.SecondStepForm })),
);

export function LoginForm() {
  const { field, submit, messages, pending, ticket, back } = useSignInForm('');
  if (ticket)
    return (
      <Suspense>
        <SecondStepForm ticket={ticket} onBack={back} />
      </Suspense>
    );

  return (
    <Form onSubmit={(event) => void submit(event)}>
      <TextField
        {...field('email')}
        label={authTexts.email}
        type="email"
        size="large"
        autoComplete="username"
        autoCapitalize="none"
      />
      <PasswordField {...field('password')} label={authTexts.password} autoComplete="current-password" />
      <Button type="submit" look="primary" size="large" block loading={pending}>
        {pending ? authTexts.loggingIn : authTexts.login}
      </Button>
      <Messages messages={messages} />
    </Form>
  );
}
