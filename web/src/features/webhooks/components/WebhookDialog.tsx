import {
  type MadeWebhook,
  newWebhook,
  type NewWebhook,
  type Webhook,
} from '@cuadrilla/contract/rules/webhooks/webhooks';
import { useId } from 'react';
import { messagesOf } from '../../../lib/server/api.ts';
import { useChoice, useSchemaForm } from '../../../lib/forms.ts';
import { Banner } from '../../../ui/states/Banner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/layers/Dialog.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { useSaveWebhook } from '../webhooks.mutations.ts';
import { webhookTexts as texts } from '../webhooks.texts.ts';
import { EventsChoice } from './EventsChoice.tsx';

interface Props {
  projectId: number;
  /** The one to change; without it a new one is made. */
  webhook: Webhook | undefined;
  onSaved: (made: MadeWebhook | undefined) => void;
  onClose: () => void;
}

const blank: NewWebhook = { name: '', url: 'https://', events: null };

export function WebhookDialog({ projectId, webhook, onSaved, onClose }: Props) {
  const formId = useId();
  const save = useSaveWebhook(projectId, webhook);
  const form = useSchemaForm(
    newWebhook,
    webhook ? { name: webhook.name, url: webhook.url, events: webhook.events } : blank,
  );
  const { field, handleSubmit, formState } = form;
  const chosen = useChoice(form, 'events');
  const submit = handleSubmit((wanted) => save.mutate(wanted, { onSuccess: onSaved }));
  const [verb, doing] = webhook ? [texts.save, texts.saving] : [texts.create, texts.creating];
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={webhook ? texts.editTitle(webhook.name) : texts.create}
      dirty={formState.isDirty}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.cancel}</Button>
          <Button type="submit" form={formId} look="primary" loading={save.isPending}>
            {save.isPending ? doing : verb}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={(event) => void submit(event)}>
        {save.error && <Banner tone="danger">{messagesOf(save.error).join(' ')}</Banner>}
        <TextField {...field('name')} label={texts.name} autoComplete="off" />
        <TextField
          {...field('url')}
          label={texts.address}
          hint={texts.addressWhy}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
        />
        <EventsChoice chosen={chosen.value} error={chosen.error} onChange={chosen.onChange} />
      </Form>
    </Dialog>
  );
}
