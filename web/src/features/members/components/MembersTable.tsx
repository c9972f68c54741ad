import { messages } from '@cuadrilla/contract/kernel/errors';
import type { Membership } from '@cuadrilla/contract/projects/members';
import { canRemoveMember, type Member, type RoleName } from '@cuadrilla/contract/kernel/roles';
import { MemberMenu } from './MemberMenu.tsx';
import { MemberRow } from './MemberRow.tsx';
import { MembersFrame } from './MembersFrame.tsx';
import styles from './MembersFrame.module.css';
import { RoleMenu } from './RoleMenu.tsx';

interface Props {
  members: readonly Membership[];
  userId: number;
  /** Why nobody's place here changes, if so. */
  fixed: string | false;
  onRole: (member: Membership, role: RoleName) => void;
  onRemove: (member: Membership) => void;
}

const asMember = ({ User, role }: Membership): Member => ({ userId: User.id, role: role.name });

/** Who is here only through teams leaves with them. */
const isRemovable = (member: Membership, lastOwner: Membership | undefined): boolean =>
  member !== lastOwner && member.ownRole !== null;

export function MembersTable({ members, userId, fixed, onRole, onRemove }: Props) {
  const me = members.find(({ User }) => User.id === userId);
  const owners = members.filter(({ role }) => role.name === 'Propietario');
  const lastOwner = owners.length === 1 ? owners[0] : undefined;
  return (
    <MembersFrame>
      {members.map((member) => (
        <MemberRow
          key={member.User.id}
          person={member.User}
          you={member === me}
          teams={member.teams.map(({ name }) => name)}
        >
          <div className={styles.role}>
            <RoleMenu
              member={member}
              actor={me && asMember(me)}
              unavailable={fixed || (member === lastOwner && messages.lastOwner)}
              onChange={(role) => onRole(member, role)}
            />
          </div>
          <div className={styles.options}>
            {me &&
              !fixed &&
              isRemovable(member, lastOwner) &&
              canRemoveMember(asMember(me), asMember(member)) && (
                <MemberMenu member={member} you={member === me} onRemove={() => onRemove(member)} />
              )}
          </div>
        </MemberRow>
      ))}
    </MembersFrame>
  );
}
