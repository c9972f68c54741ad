import { demoCredentials, type User } from '@cuadrilla/contract/account/auth';
import { useId } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/layers/Dialog.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { authTexts } from '../auth.texts.ts';
import { hasPasswords, oidcName } from '../ways-in.ts';
import { useSignInForm } from '../use-sign-in-form.ts';
import { Messages } from './Messages.tsx';
import { OidcLink } from './OidcLink.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SecondStepForm } from './SecondStepForm.tsx';
import styles from './SignInAgainDialog.module.css';

interface Props {
  email: string;
  onSignedIn: () => void;
  onOther: () => void;
}

/** Over the page as it was: only the password is asked for, where one counts, and nothing that was typed is touched. */
export function SignInAgainDialog({ email, onSignedIn, onOther }: Props) {
  const formId = useId();
  const { field, submit, messages, pending, ticket, back } = useSignInForm(email, onSignedIn);
  // With somebody else's passkey somebody else is here: nothing of this page is theirs.
  const resume = (user: User) => (user.email === email ? onSignedIn() : location.assign('/dashboard'));
  const takesPassword = hasPasswords() || email === demoCredentials.email;

  return (
    <Dialog
      open
      dirty
      onClose={stay}
      title={authTexts.endedTitle}
      description={authTexts.endedText}
      actions={
        <>
          <Button look="ghost" onClick={onOther}>
            {authTexts.otherAccount}
          </Button>
          {takesPassword && !ticket && (
            <Button type="submit" form={formId} look="primary" loading={pending}>
              {pending ? authTexts.loggingIn : authTexts.login}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.ways}>
        {ticket ? (
          <SecondStepForm ticket={ticket} onSignedIn={onSignedIn} onBack={back} />
        ) : (
          takesPassword && (
            <Form id={formId} onSubmit={(event) => void submit(event)}>
              <TextField
                {...field('email')}
                label={authTexts.email}
                type="email"
                autoComplete="username"
                readOnly
              />
              <PasswordField
                {...field('password')}
                label={authTexts.password}
                size="normal"
                autoComplete="current-password"
                // The only thing to do here.
                autoFocus
              />
              <Messages messages={messages} />
            </Form>
          )
        )}
        {hasPasswords() && !ticket && <PasskeyButton onSignedIn={resume} />}
        {oidcName() && !ticket && <OidcLink redirect={hereAgain()} />}
      </div>
    </Dialog>
  );
}

/** What was typed and not saved is offered there as a draft. */
const hereAgain = (): string => location.pathname + location.search;

/** Escape has nowhere to go back to. */
const stay = (): void => {};
