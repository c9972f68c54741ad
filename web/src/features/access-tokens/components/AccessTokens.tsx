import type { AccessToken, NewAccessToken } from '@cuadrilla/contract/account/access-tokens';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { messagesOf } from '../../../lib/server/api.ts';
import { focusWhenThere } from '../../../lib/focus.ts';
import { ConfirmDialog } from '../../../ui/layers/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { GuardedButton } from '../../../ui/controls/GuardedButton.tsx';
import { BlockLoading } from '../../../ui/states/BlockLoading.tsx';
import { RetryBanner } from '../../../ui/states/RetryBanner.tsx';
import { useRevokeAccessToken } from '../access-tokens.mutations.ts';
import { accessTokensQuery } from '../access-tokens.queries.ts';
import { accessTokenTexts as texts } from '../access-tokens.texts.ts';
import { AccessTokenDialog } from './AccessTokenDialog.tsx';
import { AccessTokenRow } from './AccessTokenRow.tsx';
import styles from './AccessTokens.module.css';
import { FreshToken } from './FreshToken.tsx';

interface Props {
  /** That a token can be limited to. */
  projects: readonly { id: number; name: string }[];
  demo: boolean;
}

export function AccessTokens({ projects, demo }: Props) {
  const { data: tokens, error, refetch } = useQuery(accessTokensQuery());
  const [creating, setCreating] = useState(false);
  const [fresh, setFresh] = useState<NewAccessToken>();
  const [revoking, setRevoking] = useState<AccessToken>();
  const revoke = useRevokeAccessToken();
  const end = (token: AccessToken) =>
    revoke.mutate(token.id, {
      onSuccess: () => {
        if (fresh?.id === token.id) setFresh(undefined);
        focusWhenThere(() => document.querySelector(`.${styles.create}`));
      },
      onSettled: () => setRevoking(undefined),
    });
  return (
    <div className={styles.tokens}>
      <GuardedButton
        look="primary"
        className={styles.create}
        icon={<Plus size={16} />}
        unavailable={demo && messages.demoIsFixed}
        onClick={() => setCreating(true)}
      >
        {texts.create}
      </GuardedButton>
      {fresh && <FreshToken token={fresh} />}
      {tokens ? (
        <List tokens={tokens} fresh={fresh?.id} onRevoke={setRevoking} />
      ) : error ? (
        <RetryBanner onRetry={refetch}>
          {texts.failed}. {messagesOf(error).join(' ')}
        </RetryBanner>
      ) : (
        <BlockLoading label={texts.loading} height={56} />
      )}
      {creating && (
        <AccessTokenDialog
          projects={projects}
          onMade={(made) => {
            setCreating(false);
            setFresh(made);
          }}
          onClose={() => setCreating(false)}
        />
      )}
      <ConfirmDialog
        open={revoking !== undefined}
        onClose={() => setRevoking(undefined)}
        title={texts.revokeTitle(revoking?.name ?? '')}
        description={texts.revokeWhy}
        confirm={texts.revoke}
        loading={revoke.isPending}
        onConfirm={() => revoking && end(revoking)}
      />
    </div>
  );
}

interface ListProps {
  tokens: readonly AccessToken[];
  fresh: number | undefined;
  onRevoke: (token: AccessToken) => void;
}

function List({ tokens, fresh, onRevoke }: ListProps) {
  if (tokens.length === 0) return <EmptyState plain title={texts.none} text={texts.noneWhy} />;
  return (
    <ul className={styles.list}>
      {tokens.map((token) => (
        <AccessTokenRow
          key={token.id}
          token={token}
          fresh={token.id === fresh}
          onRevoke={() => onRevoke(token)}
        />
      ))}
    </ul>
  );
}
