import { useQuery } from '@tanstack/react-query';
import { fullName } from '../../../lib/people.ts';
import { Avatar } from '../../../ui/controls/Avatar.tsx';
import { memberQueries } from '../members.queries.ts';
import { memberTexts } from '../members.texts.ts';
import styles from './MembersStack.module.css';

const shown = 4;

/** The first few faces, at a glance; the tab has them all. */
export function MembersStack({ projectId }: { projectId: number }) {
  const { data: members = [] } = useQuery(memberQueries.list(projectId));
  const more = members.length - shown;
  return (
    <ul className={styles.stack} aria-label={memberTexts.members}>
      {members.slice(0, shown).map(({ User }) => (
        <li key={User.id}>
          <Avatar person={{ id: User.id, name: fullName(User) }} />
        </li>
      ))}
      {more > 0 && <li className={styles.more}>+{more}</li>}
    </ul>
  );
}
