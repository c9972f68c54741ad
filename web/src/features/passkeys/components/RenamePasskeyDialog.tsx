import { type Passkey, passkeyName } from '@cuadrilla/contract/account/passkeys';
import { useId } from 'react';
import { messagesOf } from '../../../lib/server/api.ts';
import { useSchemaForm } from '../../../lib/forms.ts';
import { Banner } from '../../../ui/states/Banner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/layers/Dialog.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { useRenamePasskey } from '../passkeys.queries.ts';
import { passkeyTexts as texts } from '../passkeys.texts.ts';

export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const formId = useId();
  const rename = useRenamePasskey();
  const { field, handleSubmit, formState } = useSchemaForm(passkeyName, { name: passkey.name });
  const submit = handleSubmit(({ name }) =>
    rename.mutate({ passkeyId: passkey.id, name }, { onSuccess: onClose }),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.renameTitle(passkey.name)}
      dirty={formState.isDirty}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.cancel}</Button>
          <Button type="submit" form={formId} look="primary" loading={rename.isPending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={(event) => void submit(event)}>
        {rename.error && <Banner tone="danger">{messagesOf(rename.error).join(' ')}</Banner>}
        <TextField {...field('name')} label={texts.name} autoComplete="off" />
      </Form>
    </Dialog>
  );
}
