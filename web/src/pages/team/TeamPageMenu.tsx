import { canManageTeam } from '@cuadrilla/contract/kernel/team-roles';
import type { Team, TeamPerson } from '@cuadrilla/contract/projects/teams';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Ellipsis, LogOut, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { EditTeamDialog } from '../../features/teams/components/TeamDialog.tsx';
import { useRemoveTeam } from '../../features/teams/teams.mutations.ts';
import { teamKeys } from '../../features/teams/team-keys.ts';
import { teamTexts as texts } from '../../features/teams/teams.texts.ts';
import { useUser } from '../../services/session.ts';
import { ConfirmDialog } from '../../ui/layers/ConfirmDialog.tsx';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/layers/Menu.tsx';
import { toast } from '../../ui/layers/toast.tsx';

/** What can be done with the whole team. */
export function TeamPageMenu({ team, onLeave }: { team: Team; onLeave: (me: TeamPerson) => void }) {
  const user = useUser();
  const [asked, setAsked] = useState<'edit' | 'remove'>();
  const me = team.People.find(({ User }) => User.id === user.id);
  const manages = canManageTeam({ userId: user.id, role: team.role.name });
  const close = () => setAsked(undefined);
  return (
    <>
      <Menu
        trigger={
          <IconButton label={texts.teamOptions}>
            <Ellipsis size={18} />
          </IconButton>
        }
      >
        {manages && (
          <MenuItem icon={<Pencil size={16} />} onSelect={() => setAsked('edit')}>
            {texts.edit}
          </MenuItem>
        )}
        {me && (
          <MenuItem icon={<LogOut size={16} />} onSelect={() => onLeave(me)}>
            {texts.leave}
          </MenuItem>
        )}
        {manages && (
          <>
            <MenuSeparator />
            <MenuItem icon={<Trash2 size={16} />} danger onSelect={() => setAsked('remove')}>
              {texts.remove}
            </MenuItem>
          </>
        )}
      </Menu>
      {asked === 'edit' && (
        <EditTeamDialog
          team={team}
          onDone={() => {
            toast.success(texts.saved);
            close();
          }}
          onClose={close}
        />
      )}
      {asked === 'remove' && <RemoveTeam team={team} onClose={close} />}
    </>
  );
}

function RemoveTeam({ team, onClose }: { team: Team; onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useRemoveTeam(team.id);
  const removed = async () => {
    toast.success(texts.removed(team.name));
    await navigate({ to: '/teams' });
    client.removeQueries({ queryKey: teamKeys.one(team.id) });
    await client.invalidateQueries({ queryKey: teamKeys.list() });
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={texts.removeTitle(team.name)}
      description={texts.removeLoss}
      confirm={remove.isPending ? texts.removingTeam : texts.remove}
      loading={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: () => void removed(), onError: onClose })}
    />
  );
}
