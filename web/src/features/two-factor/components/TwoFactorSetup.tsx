import { codeForm, type twoFactorEndpoints } from '@cuadrilla/contract/account/two-factor';
import type { ResponseOf } from '@cuadrilla/contract/kernel/endpoint';
import { Copy } from 'lucide-react';
import { messagesOf } from '../../../lib/server/api.ts';
import { useSchemaForm } from '../../../lib/forms.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { copyText } from '../../../ui/layers/copy-text.ts';
import { Form, FormActions } from '../../../ui/fields/Form.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { toast } from '../../../ui/layers/toast.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { useTurnOnTwoFactor } from '../two-factor.queries.ts';
import { twoFactorTexts as texts } from '../two-factor.texts.ts';
import styles from './TwoFactor.module.css';

interface Props {
  begun: ResponseOf<typeof twoFactorEndpoints.begin>;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** The key goes to the phone, and a first code comes back. */
export function TwoFactorSetup({ begun: { key, picture }, onDone, onCancel }: Props) {
  const { field, handleSubmit, setError } = useSchemaForm(codeForm, { code: '' });
  const turnOn = useTurnOnTwoFactor();
  const inFours = key.replaceAll(/(.{4})(?=.)/g, '$1 ');
  // Waited for here: as soon as it is on, this form may be gone.
  const submit = handleSubmit(async ({ code }) => {
    try {
      const { recoveryCodes } = await turnOn.mutateAsync(code);
      toast.success(texts.turnedOn);
      onDone(recoveryCodes);
    } catch (error) {
      setError('code', { message: messagesOf(error).join(' ') }, { shouldFocus: true });
    }
  });
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <div className={styles.scan}>
        <img
          className={styles.picture}
          src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
          alt={texts.picture}
        />
        <div className={styles.words}>
          <h3>{texts.scan}</h3>
          <p className={styles.hint}>{texts.scanWhy}</p>
          <TextField label={texts.key} readOnly value={inFours} />
          <Button size="small" icon={<Copy size={16} />} onClick={() => void copyText(key, texts.keyCopied)}>
            {texts.copy}
          </Button>
        </div>
      </div>
      <TextField
        {...field('code')}
        label={texts.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        // What comes next.
        autoFocus
      />
      <FormActions>
        <Button type="submit" look="primary" loading={turnOn.isPending}>
          {turnOn.isPending ? texts.confirming : texts.confirm}
        </Button>
        <Button onClick={onCancel}>{uiTexts.cancel}</Button>
      </FormActions>
    </Form>
  );
}
