import { registration } from '@cuadrilla/contract/account/auth';
import { messagesOf } from '../../../lib/server/api.ts';
import { useSchemaForm } from '../../../lib/forms.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { NewPasswordField } from '../../../ui/fields/NewPasswordField.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useRegister } from '../auth.mutations.ts';
import { authTexts } from '../auth.texts.ts';
import { usePassingMessages } from '../use-passing-messages.ts';
import styles from './RegisterForm.module.css';
import { Messages } from './Messages.tsx';

const empty = { firstName: '', lastName: '', username: '', email: '', password: '', confirmPassword: '' };

interface Props {
  /** The token of one, for whoever comes from its link. */
  invitation?: string;
  /** What the link carried that went to the address. */
  proof?: string;
  /** Where either was sent. */
  email?: string | undefined;
}

export function RegisterForm({ invitation, proof, email = '' }: Props) {
  const { field, handleSubmit } = useSchemaForm(registration, { ...empty, email });
  const [messages, setMessages] = usePassingMessages();
  const register = useRegister();
  const submit = handleSubmit((form) => {
    setMessages([]);
    register.mutate({ ...form, invitation, proof }, { onError: (error) => setMessages(messagesOf(error)) });
  });

  return (
    <Form onSubmit={(event) => void submit(event)}>
      <div className={styles.pair}>
        <TextField
          {...field('firstName')}
          label={authTexts.firstName}
          size="large"
          autoComplete="given-name"
        />
        <TextField
          {...field('lastName')}
          label={authTexts.lastName}
          size="large"
          autoComplete="family-name"
        />
      </div>
      <TextField
        {...field('username')}
        label={authTexts.username}
        size="large"
        autoComplete="nickname"
        autoCapitalize="none"
      />
      <TextField
        {...field('email')}
        label={authTexts.email}
        readOnly={proof !== undefined}
        type="email"
        size="large"
        autoComplete="username"
        autoCapitalize="none"
      />
      <NewPasswordField {...field('password')} label={authTexts.password} />
      <PasswordField
        {...field('confirmPassword')}
        label={authTexts.confirmPassword}
        autoComplete="new-password"
      />
      <Button type="submit" look="primary" size="large" block loading={register.isPending}>
        {register.isPending ? authTexts.registering : authTexts.register}
      </Button>
      <Messages messages={messages} />
    </Form>
  );
}
