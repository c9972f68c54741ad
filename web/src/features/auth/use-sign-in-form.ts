import { credentials } from '@cuadrilla/contract/account/auth';
import { useState } from 'react';
import { messagesOf } from '../../lib/server/api.ts';
import { useSchemaForm } from '../../lib/forms.ts';
import { ticketOf, useLogin } from './auth.mutations.ts';
import { usePassingMessages } from './use-passing-messages.ts';

/** Email and password and, where they are not enough, the ticket for the second step. */
export function useSignInForm(email: string, onSignedIn?: () => void) {
  const { field, handleSubmit } = useSchemaForm(credentials, { email, password: '' });
  const [messages, setMessages] = usePassingMessages();
  const login = useLogin();
  const [ticket, setTicket] = useState<string>();
  const submit = handleSubmit((form) => {
    setMessages([]);
    login.mutate(form, {
      onSuccess: () => onSignedIn?.(),
      onError: (error) => {
        const asked = ticketOf(error);
        setTicket(asked);
        if (!asked) setMessages(messagesOf(error));
      },
    });
  });
  return { field, submit, messages, pending: login.isPending, ticket, back: () => setTicket(undefined) };
}
