import type { Account } from '@cuadrilla/contract/instance/accounts';
import { fullName } from '../../../lib/people.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Ago } from '../../../ui/Time.tsx';
import { instanceTexts as texts } from '../instance.texts.ts';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './Instance.module.css';

export function AccountRow({ account, you }: { account: Account; you: boolean }) {
  const name = fullName(account);
  return (
    <li className={styles.row}>
      <Avatar person={{ id: account.id, name }} size={28} decorative />
      <div className={styles.what}>
        <div className={styles.line}>
          <span className={styles.name}>{name}</span>
          {you && <Chip>{texts.you}</Chip>}
          {account.administrator && <Chip tone="accent">{texts.administrator}</Chip>}
          {account.disabled && <Chip tone="warning">{texts.disabled}</Chip>}
        </div>
        <div className={styles.detail}>{account.email}</div>
      </div>
      <div className={styles.seen}>
        {account.lastSeenAt === null ? (
          texts.never
        ) : (
          <>
            {texts.lastSeen} <Ago at={account.lastSeenAt} />
          </>
        )}
        <div className={styles.detail}>{texts.sessions(account.sessions)}</div>
      </div>
      <AccountMenu account={account} name={name} you={you} />
    </li>
  );
}
