import type { AccessToken } from '@cuadrilla/contract/account/access-tokens';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/dates/clock.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Chip } from '../../../ui/controls/Chip.tsx';
import { Ago, Day } from '../../../ui/text/Time.tsx';
import { accessTokenTexts as texts } from '../access-tokens.texts.ts';
import styles from './AccessTokenRow.module.css';

interface Props {
  token: AccessToken;
  /** Made just now. */
  fresh: boolean;
  onRevoke: () => void;
}

export const AccessTokenRow = ({ token, fresh, onRevoke }: Props) => (
  <li className={styles.row}>
    <div className={styles.words}>
      <div className={styles.line}>
        <span className={styles.name}>{token.name}</span>
        {fresh && <Chip tone="accent">{texts.fresh}</Chip>}
      </div>
      <p className={styles.hint}>{token.hint}</p>
    </div>
    <dl className={styles.facts}>
      <Fact name={texts.access}>{texts.reach(texts.accesses[token.access], projectsOf(token))}</Fact>
      <Fact name={texts.lastUse}>{token.lastUsedAt ? <Ago at={token.lastUsedAt} /> : texts.unused}</Fact>
      <Fact name={texts.expires}>{token.expiresAt ? <Expiry at={token.expiresAt} /> : texts.never}</Fact>
    </dl>
    <Button size="small" look="danger-ghost" aria-label={texts.revokeOf(token.name)} onClick={onRevoke}>
      {texts.revoke}
    </Button>
  </li>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className={styles.fact}>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Expiry({ at }: { at: string }) {
  const isOver = useNow((now) => Date.parse(at) <= now.getTime());
  if (!isOver) return <Day at={at} />;
  return (
    <span className={styles.over}>
      {texts.expired} <Day at={at} />
    </span>
  );
}

function projectsOf({ Projects: chosen, Excluded: taken }: AccessToken): string {
  if (chosen === null) return taken.length > 0 ? texts.allBut(taken) : texts.all;
  const [only] = chosen;
  return chosen.length === 1 && only ? only.name : texts.someOf(chosen.length);
}
