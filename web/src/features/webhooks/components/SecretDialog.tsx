import type { Webhook } from '@cuadrilla/contract/rules/webhooks/webhooks';
import { useQuery } from '@tanstack/react-query';
import { Copy, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { messagesOf } from '../../../lib/server/api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../../ui/layers/ConfirmDialog.tsx';
import control from '../../../ui/fields/control.module.css';
import { copyText } from '../../../ui/layers/copy-text.ts';
import { Dialog } from '../../../ui/layers/Dialog.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { GuardedButton } from '../../../ui/controls/GuardedButton.tsx';
import { RetryBanner } from '../../../ui/states/RetryBanner.tsx';
import { useRenewSecret } from '../webhooks.mutations.ts';
import { webhookQueries } from '../webhooks.queries.ts';
import { webhookTexts as texts } from '../webhooks.texts.ts';
import styles from './SecretDialog.module.css';

interface Props {
  projectId: number;
  webhook: Webhook;
  /** Why it cannot be renewed, if it cannot. */
  fixed: string | false;
  onClose: () => void;
}

export function SecretDialog({ projectId, webhook: { id, name }, fixed, onClose }: Props) {
  const { data, error, refetch } = useQuery(webhookQueries.secret(projectId, id));
  const renew = useRenewSecret(projectId, id);
  const [asking, setAsking] = useState(false);
  const stopAsking = () => setAsking(false);
  const secret = data?.secret ?? '';
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={texts.secretTitle(name)}
      description={texts.secretWhy}
      actions={
        <>
          <GuardedButton icon={<RotateCw size={16} />} unavailable={fixed} onClick={() => setAsking(true)}>
            {texts.renew}
          </GuardedButton>
          <Button look="primary" onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }
    >
      {error ? (
        <RetryBanner onRetry={refetch}>{messagesOf(error).join(' ')}</RetryBanner>
      ) : (
        <Field label={texts.secretLabel}>
          {(tied) => (
            <div className={styles.secret}>
              <div className={control.control}>
                <input
                  {...tied}
                  type="text"
                  readOnly
                  value={secret}
                  className={control.input}
                  onFocus={({ target }) => target.select()}
                />
              </div>
              <Button
                icon={<Copy size={16} />}
                loading={!secret}
                onClick={() => void copyText(secret, texts.secretCopied)}
              >
                {texts.copy}
              </Button>
            </div>
          )}
        </Field>
      )}
      <ConfirmDialog
        open={asking}
        title={texts.renewTitle(name)}
        description={texts.renewLoss}
        confirm={texts.renew}
        loading={renew.isPending}
        onConfirm={() => renew.mutate(undefined, { onSettled: stopAsking })}
        onClose={stopAsking}
      />
    </Dialog>
  );
}
