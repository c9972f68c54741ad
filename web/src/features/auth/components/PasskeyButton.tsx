import type { User } from '@cuadrilla/contract/account/auth';
import { Fingerprint } from 'lucide-react';
import { ApiError, messagesOf } from '../../../lib/server/api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { usePasskeyLogin } from '../auth.mutations.ts';
import { authTexts as texts } from '../auth.texts.ts';
import { usePassingMessages } from '../use-passing-messages.ts';
import { Messages } from './Messages.tsx';

interface Props {
  /** Where the page stays as it was. */
  onSignedIn?: (user: User) => void;
}

/** Where the browser knows of any. */
export function PasskeyButton({ onSignedIn }: Props) {
  const login = usePasskeyLogin();
  const [messages, setMessages] = usePassingMessages();
  if (!('PublicKeyCredential' in window)) return null;
  // Whoever closes the browser's own dialog is told nothing but that.
  const tell = (error: unknown) =>
    setMessages(error instanceof ApiError ? messagesOf(error) : [texts.passkeyLeft]);
  return (
    <>
      <Button
        size="large"
        block
        icon={<Fingerprint size={17} />}
        loading={login.isPending}
        onClick={() =>
          login.mutate(undefined, { onError: tell, ...(onSignedIn && { onSuccess: onSignedIn }) })
        }
      >
        {login.isPending ? texts.usingPasskey : texts.passkey}
      </Button>
      <Messages messages={messages} />
    </>
  );
}
