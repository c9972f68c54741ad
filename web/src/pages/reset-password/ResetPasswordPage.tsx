import { useLocation } from '@tanstack/react-router';
import { authTexts } from '../../features/auth/auth.texts.ts';
import { AskLinkForm } from '../../features/auth/components/AskLinkForm.tsx';
import { AuthSplit } from '../../features/auth/components/AuthSplit.tsx';
import { ResetPasswordForm } from '../../features/auth/components/ResetPasswordForm.tsx';
import { useAskReset } from '../../features/auth/password-reset.mutations.ts';
import { resetTexts as texts } from '../../features/auth/password-reset.texts.ts';
import { TextLink } from '../../ui/controls/TextLink.tsx';

/** With what the mail's link carries, the password is chosen; without, the mail is asked for. */
export function ResetPasswordPage() {
  const token = useLocation({ select: ({ hash }) => hash });
  return (
    <AuthSplit
      title={token ? texts.newTitle : texts.title}
      lead={
        <>
          {texts.remembered} <TextLink to="/login">{authTexts.toLogin}</TextLink>
        </>
      }
    >
      {token ? <ResetPasswordForm token={token} /> : <AskReset />}
    </AuthSplit>
  );
}

const AskReset = () => <AskLinkForm ask={useAskReset()} sent={texts.sent} />;
