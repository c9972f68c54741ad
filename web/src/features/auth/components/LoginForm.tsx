import { credentials } from '@cuadrilla/contract/auth';
import { lazy, Suspense, useState } from 'react';
import { messagesOf } from '../../../lib/api.ts';
import { useSchemaForm } from '../../../lib/forms.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/Form.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { ticketOf, useLogin } from '../auth.mutations.ts';
import { authTexts } from '../auth.texts.ts';
import { usePassingMessages } from '../use-passing-messages.ts';
import { Messages } from './Messages.tsx';

const SecondStepForm = lazy(() =>
  import('./SecondStepForm.tsx').then((module) => ({ default: module.SecondStepForm })),
);

export function LoginForm() {
  const { field, handleSubmit } = useSchemaForm(credentials, { email: '', password: '' });
  const [messages, setMessages] = usePassingMessages();
  const login = useLogin();
  const [ticket, setTicket] = useState<string>();
  const submit = handleSubmit((form) => {
    setMessages([]);
    login.mutate(form, {
      onError: (error) => {
        const asked = ticketOf(error);
        setTicket(asked);
        if (!asked) setMessages(messagesOf(error));
      },
    });
  });
  if (ticket)
    return (
      <Suspense>
        <SecondStepForm ticket={ticket} onBack={() => setTicket(undefined)} />
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
      <Button type="submit" look="primary" size="large" block loading={login.isPending}>
        {login.isPending ? authTexts.loggingIn : authTexts.login}
      </Button>
      <Messages messages={messages} />
    </Form>
  );
}
