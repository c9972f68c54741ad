import { codeForm } from '@cuadrilla/contract/account/two-factor';
import { messagesOf } from '../../../lib/server/api.ts';
import { useSchemaForm } from '../../../lib/forms.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useSecondStep } from '../second-step.mutations.ts';
import { secondStepTexts as texts } from '../second-step.texts.ts';

interface Props {
  ticket: string;
  onSignedIn?: () => void;
  /** Back to the password. */
  onBack: () => void;
}

export function SecondStepForm({ ticket, onSignedIn, onBack }: Props) {
  const { field, handleSubmit, setError } = useSchemaForm(codeForm, { code: '' });
  const verify = useSecondStep();
  const submit = handleSubmit(({ code }) =>
    verify.mutate(
      { ticket, code },
      {
        onSuccess: () => onSignedIn?.(),
        onError: (error) => setError('code', { message: messagesOf(error).join(' ') }, { shouldFocus: true }),
      },
    ),
  );
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <TextField
        {...field('code')}
        label={texts.code}
        hint={texts.codeWhy}
        size="large"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        // The only thing to do here.
        autoFocus
      />
      <Button type="submit" look="primary" size="large" block loading={verify.isPending}>
        {verify.isPending ? texts.verifying : texts.verify}
      </Button>
      <Button look="ghost" block onClick={onBack}>
        {texts.otherWay}
      </Button>
    </Form>
  );
}
