import type { Webhook } from '@cuadrilla/contract/rules/webhooks/webhooks';
import { KeyRound, Pencil, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/layers/ConfirmDialog.tsx';
import { MenuItem } from '../../../ui/layers/Menu.tsx';
import { useRemoveWebhook, useRenewSecret, useTestWebhook, useTurnWebhook } from '../webhooks.mutations.ts';
import { webhookTexts as texts } from '../webhooks.texts.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookRow } from './WebhookRow.tsx';
import styles from './Webhooks.module.css';

interface Props {
  projectId: number;
  webhooks: readonly Webhook[];
  /** Whose deliveries are shown. */
  chosen: Webhook | undefined;
  /** Why they cannot be changed, if they cannot. */
  fixed: string | false;
  /** One was deleted: the focus needs another place. */
  onGone: () => void;
}

export function Webhooks({ projectId, webhooks, chosen, fixed, onGone }: Props) {
  const [open, setOpen] = useState<{ what: 'edit' | 'renew' | 'remove'; webhook: Webhook }>();
  const turn = useTurnWebhook(projectId);
  const test = useTestWebhook(projectId);
  const renew = useRenewSecret(projectId);
  const remove = useRemoveWebhook(projectId, onGone);
  const close = () => setOpen(undefined);
  return (
    <>
      <ul className={styles.list}>
        {webhooks.map((webhook) => (
          <WebhookRow
            key={webhook.id}
            projectId={projectId}
            webhook={webhook}
            chosen={webhook.id === chosen?.id}
            disabled={fixed !== false}
            onTurn={(on) => turn(webhook, on)}
            menu={
              <>
                <MenuItem icon={<Pencil size={16} />} onSelect={() => setOpen({ what: 'edit', webhook })}>
                  {texts.edit}
                </MenuItem>
                <MenuItem icon={<Send size={16} />} onSelect={() => test.mutate(webhook)}>
                  {texts.test}
                </MenuItem>
                <MenuItem icon={<KeyRound size={16} />} onSelect={() => setOpen({ what: 'renew', webhook })}>
                  {texts.renewOpen}
                </MenuItem>
                <MenuItem
                  icon={<Trash2 size={16} />}
                  danger
                  onSelect={() => setOpen({ what: 'remove', webhook })}
                >
                  {texts.remove}
                </MenuItem>
              </>
            }
          />
        ))}
      </ul>
      {open?.what === 'edit' && (
        <WebhookDialog projectId={projectId} webhook={open.webhook} onSaved={close} onClose={close} />
      )}
      {open?.what === 'renew' && (
        <ConfirmDialog
          open
          title={texts.renewTitle(open.webhook.name)}
          description={texts.renewLoss}
          confirm={texts.renew}
          loading={renew.isPending}
          onConfirm={() => renew.mutate(open.webhook, { onSettled: close })}
          onClose={close}
        />
      )}
      {renew.data && (
        <SecretDialog name={renew.variables.name} secret={renew.data.secret} onClose={renew.reset} />
      )}
      {open?.what === 'remove' && (
        <ConfirmDialog
          open
          title={texts.removeTitle(open.webhook.name)}
          description={texts.removeLoss}
          confirm={texts.remove}
          loading={remove.isPending}
          onConfirm={() => remove.mutate(open.webhook, { onSettled: close })}
          onClose={close}
        />
      )}
    </>
  );
}
