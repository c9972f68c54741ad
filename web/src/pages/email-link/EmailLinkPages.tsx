import { useLocation } from '@tanstack/react-router';
import { AuthSplit } from '../../features/auth/components/AuthSplit.tsx';
import { LinkBar } from '../../features/auth/components/LinkBar.tsx';
import { Messages } from '../../features/auth/components/Messages.tsx';
import { OidcLink } from '../../features/auth/components/OidcLink.tsx';
import { Outcome } from '../../features/auth/components/Outcome.tsx';
import { ResetPasswordForm } from '../../features/auth/components/ResetPasswordForm.tsx';
import { useConfirmEmail, useRecoverEmail } from '../../features/auth/email-change.mutations.ts';
import { emailChangeTexts as texts } from '../../features/auth/email-change.texts.ts';
import { hasPasswords } from '../../features/auth/ways-in.ts';
import { messagesOf } from '../../lib/server/api.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ButtonAnchor } from '../../ui/controls/ButtonLink.tsx';

/** What the mail's link carries: no server and no log gets to see it by itself. */
const useLinkToken = (): string => useLocation({ select: ({ hash }) => hash });

/** Asked once more: programs that look into mails open links, too. */
export function ConfirmEmailPage() {
  const token = useLinkToken();
  const confirm = useConfirmEmail();
  return (
    <>
      <LinkBar />
      <AuthSplit title={texts.confirmTitle} lead={texts.confirmWhy}>
        {confirm.data ? (
          <Outcome
            next={
              <ButtonAnchor href="/dashboard" look="primary" size="large" block>
                {texts.open}
              </ButtonAnchor>
            }
          >
            {texts.confirmed(confirm.data.email)}
          </Outcome>
        ) : (
          <Ask label={texts.confirm} asked={confirm} onClick={() => confirm.mutate(token)} />
        )}
      </AuthSplit>
    </>
  );
}

export function RecoverEmailPage() {
  const token = useLinkToken();
  const recover = useRecoverEmail();
  return (
    <>
      <LinkBar />
      {recover.data ? (
        <AuthSplit title={texts.recoveredTitle} lead={texts.recovered}>
          {recover.data.token === null ? (
            <OidcLink redirect={undefined} />
          ) : (
            <ResetPasswordForm token={recover.data.token} />
          )}
        </AuthSplit>
      ) : (
        <AuthSplit
          title={texts.recoverTitle}
          lead={hasPasswords() ? `${texts.recoverWhy} ${texts.newPasswordToo}` : texts.recoverWhy}
        >
          <Ask label={texts.recover} asked={recover} onClick={() => recover.mutate(token)} />
        </AuthSplit>
      )}
    </>
  );
}

interface AskProps {
  label: string;
  asked: { isPending: boolean; error: Error | null };
  onClick: () => void;
}

const Ask = ({ label, asked, onClick }: AskProps) => (
  <>
    <Button look="primary" size="large" block loading={asked.isPending} onClick={onClick}>
      {label}
    </Button>
    <Messages messages={asked.error ? messagesOf(asked.error) : []} />
  </>
);
