import { messages } from '@cuadrilla/contract/kernel/errors';
import type { Passkey } from '@cuadrilla/contract/account/passkeys';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint, Plus } from 'lucide-react';
import { useState } from 'react';
import { ApiError, messagesOf } from '../../../lib/server/api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { GuardedButton } from '../../../ui/controls/GuardedButton.tsx';
import { BlockLoading } from '../../../ui/states/BlockLoading.tsx';
import { PasswordDialog } from '../../../ui/fields/PasswordDialog.tsx';
import { RetryBanner } from '../../../ui/states/RetryBanner.tsx';
import { Ago, Day } from '../../../ui/text/Time.tsx';
import { toast } from '../../../ui/layers/toast.tsx';
import styles from '../../../ui/page/rows.module.css';
import { passkeysQuery, useAddPasskey, useAskNewPasskey, useRemovePasskey } from '../passkeys.queries.ts';
import { passkeyTexts as texts } from '../passkeys.texts.ts';
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx';

export function Passkeys() {
  const { data: passkeys, error, refetch } = useQuery(passkeysQuery());
  const [doing, setDoing] = useState<{ what: 'rename' | 'remove'; passkey: Passkey }>();
  const remove = useRemovePasskey();
  const close = () => setDoing(undefined);
  if (!passkeys && error)
    return (
      <RetryBanner onRetry={refetch}>
        {texts.failed}. {messagesOf(error).join(' ')}
      </RetryBanner>
    );
  if (!passkeys) return <BlockLoading label={texts.loading} height={36} />;
  return (
    <>
      {passkeys.length === 0 && <p className={styles.none}>{texts.none}</p>}
      <ul className={styles.list}>
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRename={() => setDoing({ what: 'rename', passkey })}
            onRemove={() => setDoing({ what: 'remove', passkey })}
          />
        ))}
      </ul>
      {doing?.what === 'rename' && <RenamePasskeyDialog passkey={doing.passkey} onClose={close} />}
      {doing?.what === 'remove' && (
        <PasswordDialog
          danger
          title={texts.removeTitle(doing.passkey.name)}
          description={texts.removeWhy}
          confirm={texts.remove}
          loading={remove.isPending}
          onConfirm={async (currentPassword) => {
            await remove.mutateAsync({
              passkeyId: doing.passkey.id,
              ...(currentPassword && { currentPassword }),
            });
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/** Whoever closes the browser's own dialog is told nothing but that. */
const tell = (error: unknown) =>
  toast.error(error instanceof ApiError ? messagesOf(error).join(' ') : texts.left);

export function AddPasskey({ demo }: { demo: boolean }) {
  const [asking, setAsking] = useState(false);
  const ask = useAskNewPasskey();
  const add = useAddPasskey();
  const canHave = 'PublicKeyCredential' in window;
  return (
    <>
      <GuardedButton
        size="small"
        icon={<Plus size={16} />}
        loading={add.isPending}
        unavailable={demo ? messages.demoIsFixed : !canHave && texts.unsupported}
        onClick={() => setAsking(true)}
      >
        {texts.add}
      </GuardedButton>
      {asking && (
        <PasswordDialog
          title={texts.add}
          description={texts.addWhy}
          confirm={texts.add}
          loading={ask.isPending}
          onConfirm={async (password) => {
            const options = await ask.mutateAsync(password);
            setAsking(false);
            add.mutate(options, { onError: tell });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface RowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

const PasskeyRow = ({ passkey, onRename, onRemove }: RowProps) => (
  <li className={styles.row}>
    <Fingerprint size={18} className={styles.icon} />
    <div className={styles.words}>
      <p className={styles.name}>{passkey.name}</p>
      <p className={styles.seen}>
        {texts.created} <Day at={passkey.createdAt} /> ·{' '}
        {passkey.lastUsedAt ? (
          <>
            {texts.used} <Ago at={passkey.lastUsedAt} />
          </>
        ) : (
          texts.unused
        )}
      </p>
    </div>
    <Button size="small" look="ghost" aria-label={texts.renameOf(passkey.name)} onClick={onRename}>
      {texts.rename}
    </Button>
    <Button size="small" look="danger-ghost" aria-label={texts.removeOf(passkey.name)} onClick={onRemove}>
      {texts.remove}
    </Button>
  </li>
);
