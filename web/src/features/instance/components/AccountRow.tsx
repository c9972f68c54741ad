import type { Account } from '@cuadrilla/contract/instance/accounts';
import { ShieldCheck } from 'lucide-react';
import { fullName } from '../../../lib/people.ts';
import { Avatar } from '../../../ui/controls/Avatar.tsx';
import { Chip } from '../../../ui/controls/Chip.tsx';
import { RoleChoice } from '../../../ui/fields/RoleChoice.tsx';
import { Ago } from '../../../ui/text/Time.tsx';
import { useChangeAccount } from '../instance.mutations.ts';
import { instanceTexts as texts } from '../instance.texts.ts';
import styles from './AccountRow.module.css';
import { AccountMenu } from './AccountMenu.tsx';

/** What stands above the rows. */
export const AccountsHead = () => (
  <div className={styles.head} aria-hidden="true">
    <span>{texts.person}</span>
    <span>{texts.role}</span>
    <span>{texts.lastSeen}</span>
    <span>{texts.twoFactor}</span>
    <span />
  </div>
);

interface Props {
  account: Account;
  you: boolean;
}

export function AccountRow({ account, you }: Props) {
  const name = fullName(account);
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <Avatar person={{ id: account.id, name }} size={28} decorative />
        <div className={styles.names}>
          <div className={styles.line}>
            <span className={styles.name}>{name}</span>
            {you && <Chip>{texts.you}</Chip>}
            {account.disabled && <Chip tone="warning">{texts.disabled}</Chip>}
          </div>
          <div className={styles.detail}>{account.email}</div>
        </div>
      </div>
      <Role account={account} name={name} />
      <div className={styles.seen}>
        {account.lastSeenAt === null ? texts.never : <Ago at={account.lastSeenAt} />}
        <div className={styles.detail}>{texts.sessions(account.sessions)}</div>
      </div>
      <div className={account.twoFactor ? styles.on : styles.off}>
        {account.twoFactor && <ShieldCheck size={16} />}
        <span className={styles.of}>{texts.twoFactor}:</span>
        {account.twoFactor ? texts.twoFactorOn : texts.twoFactorOff}
      </div>
      <AccountMenu account={account} name={name} you={you} />
    </li>
  );
}

const { administrator, person } = texts.roles;

function Role({ account, name }: { account: Account; name: string }) {
  const change = useChangeAccount(account);
  const role = account.administrator ? administrator : person;
  return (
    <div className={styles.role}>
      <RoleChoice
        role={role}
        choices={[administrator, person]}
        title={texts.role}
        label={texts.roleOf(name, role)}
        onChange={(chosen) =>
          change.mutate(
            chosen === administrator
              ? { wish: { administrator: true }, done: texts.madeDone }
              : { wish: { administrator: false }, done: texts.unmadeDone },
          )
        }
      />
    </div>
  );
}
