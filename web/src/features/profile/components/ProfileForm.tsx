import { messages } from '@cuadrilla/contract/kernel/errors';
import { profileSettings, type Profile } from '@cuadrilla/contract/account/profile';
import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useRef, useState } from 'react';
import { messagesOf } from '../../../lib/server/api.ts';
import { pick } from '../../../lib/text/typed-values.ts';
import { Banner } from '../../../ui/states/Banner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { DraftBanner } from '../../../ui/states/DraftBanner.tsx';
import { Form, FormActions } from '../../../ui/fields/Form.tsx';
import { GuardedButton } from '../../../ui/controls/GuardedButton.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { toast } from '../../../ui/layers/toast.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { useFollowedForm } from '../../../ui/fields/use-followed-form.ts';
import { useCancelEmailChange, useChangeProfile } from '../profile.mutations.ts';
import { emailChangeQuery } from '../profile.queries.ts';
import { profileTexts as texts } from '../profile.texts.ts';
import styles from './ProfileForm.module.css';

export function ProfileForm({ profile }: { profile: Profile }) {
  const { form, draft, submit, hasNewEmail, isSaving, failed, secret, secretError } = useProfileForm(profile);
  const { data: emailChange } = useQuery(emailChangeQuery());
  const { field } = form;
  const others = failed.filter((message) => !isAtField(message));

  return (
    <Form onSubmit={(event) => void submit(event)}>
      {others.length > 0 && <Banner tone="danger">{others.join(' ')}</Banner>}
      <DraftBanner {...draft} />
      {profile.demo && <Banner tone="info">{texts.demo}</Banner>}
      <NameFields field={field} profile={profile} />
      <TextField
        {...field('email')}
        {...fixed(profile)}
        label={texts.email}
        type="email"
        autoComplete="email"
        hint={emailHint(emailChange?.byLink)}
      />
      {emailChange?.pending && <PendingEmail email={emailChange.pending.email} />}
      {hasNewEmail && (
        <PasswordField
          ref={secret}
          size="normal"
          label={texts.passwordForEmail}
          hint={texts.passwordForEmailWhy}
          error={secretError}
          autoComplete="current-password"
        />
      )}
      <FormActions>
        <GuardedButton
          type="submit"
          look="primary"
          loading={isSaving}
          unavailable={profile.demo && messages.demoIsFixed}
        >
          {isSaving ? texts.saving : texts.save}
        </GuardedButton>
      </FormActions>
    </Form>
  );
}

/** What was typed and how it is saved, with the password that a new address takes. */
function useProfileForm(profile: Profile) {
  const change = useChangeProfile();
  const { form, typed, isDirty, begin, draft } = useFollowedForm(profileSettings, fieldsOf(profile), {
    draft: 'profile',
    saving: change.isPending,
  });
  const { handleSubmit, getValues, setError } = form;
  // Apart from the form, whose fields are kept as a draft.
  const secret = useRef<HTMLInputElement>(null);
  const [secretError, setSecretError] = useState<string>();
  const submit = handleSubmit((settings) => {
    if (!isDirty) return void toast.info(uiTexts.nothingToSave);
    const sent = getValues();
    const currentPassword = secret.current?.value;
    setSecretError(undefined);
    const answer = change.mutateAsync(
      { ...pick(settings, Object.keys(typed)), currentPassword },
      {
        onSuccess: (saved) => begin(fieldsOf(saved), sent),
        onError: (error) => {
          for (const message of messagesOf(error)) {
            const name = fieldOf[message];
            if (name) setError(name, { message }, { shouldFocus: true });
            if (aboutSecret.has(message)) {
              setSecretError(message);
              secret.current?.focus();
            }
          }
        },
      },
    );
    return draft.whenLeft(answer, texts.saveFailed);
  });
  return {
    form,
    draft,
    submit,
    hasNewEmail: 'email' in typed,
    isSaving: change.isPending,
    failed: change.error ? messagesOf(change.error) : [],
    secret,
    secretError,
  };
}

interface NameFieldsProps {
  field: ReturnType<typeof useProfileForm>['form']['field'];
  profile: Profile;
}

const NameFields = ({ field, profile }: NameFieldsProps) => (
  <>
    <div className={styles.pair}>
      <TextField
        {...field('firstName')}
        {...fixed(profile)}
        label={texts.firstName}
        autoComplete="given-name"
      />
      <TextField
        {...field('lastName')}
        {...fixed(profile)}
        label={texts.lastName}
        autoComplete="family-name"
      />
    </div>
    <div className={styles.pair}>
      <TextField
        {...field('username')}
        {...fixed(profile)}
        label={texts.username}
        hint={texts.mention(profile.username)}
        autoComplete="username"
      />
      <TextField
        {...field('jobTitle')}
        {...fixed(profile)}
        label={texts.jobTitle}
        note={uiTexts.optional}
        autoComplete="organization-title"
      />
    </div>
  </>
);

const emailHint = (byLink: boolean | undefined): string | undefined =>
  byLink === undefined ? undefined : byLink ? texts.emailByLink : texts.emailAtOnce;

function PendingEmail({ email }: { email: string }) {
  const cancel = useCancelEmailChange();
  return (
    <Banner
      tone="info"
      Icon={Mail}
      actions={
        <Button size="small" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {texts.cancelEmailChange}
        </Button>
      }
    >
      {texts.emailPending(email)}
    </Banner>
  );
}

const fieldsOf = (profile: Profile) => ({
  firstName: profile.first_name,
  lastName: profile.last_name,
  username: profile.username,
  jobTitle: profile.job_title,
  email: profile.email,
});

const fixed = ({ demo }: Profile) => ({ readOnly: demo });

/** What the server says of one field is shown at it. */
const fieldOf: Record<string, 'email' | 'username'> = {
  [messages.emailTaken]: 'email',
  [messages.usernameTaken]: 'username',
};
const aboutSecret = new Set<string>([messages.currentPasswordMissing, messages.wrongPassword]);
const isAtField = (message: string): boolean => message in fieldOf || aboutSecret.has(message);
