import { resetRequest } from '@cuadrilla/contract/password-reset';
import { messagesOf } from '../../../lib/api.ts';
import { useSchemaForm } from '../../../lib/forms.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/Form.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useAskReset } from '../password-reset.mutations.ts';
import { resetTexts as texts } from '../password-reset.texts.ts';
import { Messages } from './Messages.tsx';

export function AskResetForm() {
  const { field, handleSubmit } = useSchemaForm(resetRequest, { email: '' });
  const ask = useAskReset();
  const submit = handleSubmit((form) => ask.mutate(form));
  if (ask.isSuccess) return <Banner tone="info">{texts.sent}</Banner>;
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <TextField
        {...field('email')}
        label={texts.email}
        type="email"
        size="large"
        autoComplete="username"
        autoCapitalize="none"
      />
      <Button type="submit" look="primary" size="large" block loading={ask.isPending}>
        {ask.isPending ? texts.asking : texts.ask}
      </Button>
      <Messages messages={ask.error ? messagesOf(ask.error) : []} />
    </Form>
  );
}
