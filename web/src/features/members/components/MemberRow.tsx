import type { MemberUser } from '@cuadrilla/contract/projects/members';
import type { ReactNode } from 'react';
import { fullName } from '../../../lib/people.ts';
import { Avatar } from '../../../ui/controls/Avatar.tsx';
import { Chip } from '../../../ui/controls/Chip.tsx';
import { memberTexts } from '../members.texts.ts';
import styles from './MemberRow.module.css';

interface Props {
  person: MemberUser;
  you?: boolean;
  /** Names of the teams through which they are here. */
  teams?: readonly string[];
  /** The role, what can be done. */
  children: ReactNode;
}

export function MemberRow({ person, you, teams = [], children }: Props) {
  const name = fullName(person);
  return (
    <li className={styles.row}>
      <Avatar person={{ id: person.id, name }} size={36} decorative />
      <div className={styles.person}>
        <div className={styles.line}>
          <span className={styles.name}>{name}</span>
          {you && <Chip>{memberTexts.you}</Chip>}
          {teams.length > 0 && <span className={styles.teams}>{memberTexts.through(teams)}</span>}
        </div>
        <div className={styles.email}>{person.email}</div>
      </div>
      {children}
    </li>
  );
}
