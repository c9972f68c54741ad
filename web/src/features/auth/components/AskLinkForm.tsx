import { resetRequest } from '@cuadrilla/contract/account/password-reset';
import { messagesOf } from '../../../lib/server/api.ts';
import { useSchemaForm } from '../../../lib/forms.ts';
import { Banner } from '../../../ui/states/Banner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { resetTexts as texts } from '../password-reset.texts.ts';
import { Messages } from './Messages.tsx';

interface Props {
  ask: {
    mutate: (body: { email: string }) => void;
    isPending: boolean;
    isSuccess: boolean;
    error: Error | null;
  };
  sent: string;
  /** Whether it was opened by a button, behind which the focus goes on. */
  autoFocus?: boolean;
  /** It stands below another form. */
  secondary?: boolean;
}

/** Where to send the link with which it goes on. */
export function AskLinkForm({ ask, sent, autoFocus = false, secondary = false }: Props) {
  const { field, handleSubmit } = useSchemaForm(resetRequest, { email: '' });
  const submit = handleSubmit((form) => ask.mutate(form));
  if (ask.isSuccess) return <Banner tone="info">{sent}</Banner>;
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <TextField
        {...field('email')}
        label={texts.email}
        type="email"
        size="large"
        autoFocus={autoFocus}
        autoComplete="username"
        autoCapitalize="none"
      />
      <Button
        type="submit"
        look={secondary ? 'secondary' : 'primary'}
        size="large"
        block
        loading={ask.isPending}
      >
        {ask.isPending ? texts.asking : texts.ask}
      </Button>
      <Messages messages={ask.error ? messagesOf(ask.error) : []} />
    </Form>
  );
}
