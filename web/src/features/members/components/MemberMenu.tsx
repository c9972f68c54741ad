import type { Membership } from '@cuadrilla/contract/projects/members';
import { Ellipsis, LogOut, UserMinus } from 'lucide-react';
import { fullName } from '../../../lib/people.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Menu, MenuItem } from '../../../ui/layers/Menu.tsx';
import { memberTexts } from '../members.texts.ts';

interface Props {
  member: Membership;
  you: boolean;
  onRemove: () => void;
}

export const MemberMenu = ({ member, you, onRemove }: Props) => (
  <Menu
    trigger={
      <IconButton size="small" label={memberTexts.options(fullName(member.User))}>
        <Ellipsis size={18} />
      </IconButton>
    }
  >
    <MenuItem icon={you ? <LogOut size={16} /> : <UserMinus size={16} />} danger onSelect={onRemove}>
      {you ? memberTexts.leave : memberTexts.remove}
    </MenuItem>
  </Menu>
);
