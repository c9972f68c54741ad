import type { MutedThing } from '@cuadrilla/contract/notices/follows';
import { useQuery } from '@tanstack/react-query';
import { Bell, BellOff, EyeOff } from 'lucide-react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/layers/Menu.tsx';
import type { Subject } from '../follow-keys.ts';
import { useChangeFollow } from '../follows.mutations.ts';
import { followQuery, mutedQuery } from '../follows.queries.ts';
import { followTexts as texts } from '../follows.texts.ts';
import { MuteItems } from './MuteItems.tsx';

interface Props {
  subject: Subject;
  /** What is silenced, as it is called on the screen. */
  name: string;
}

/** Beside what somebody is told of: not to hear of that again, for a while or for good. */
export function MuteMenu({ subject, name }: Props) {
  const { data: silenced = [] } = useQuery(mutedQuery());
  const change = useChangeFollow(subject);
  const muted = silenced.some((thing) => isOf(thing, subject));
  return (
    <Menu
      trigger={
        <IconButton size="small" label={muted ? texts.mutedThing(name) : texts.muteThing(name)}>
          <BellOff size={16} {...(muted && { color: 'var(--accent-ink)' })} />
        </IconButton>
      }
    >
      {muted ? (
        <MenuItem icon={<Bell size={16} />} onSelect={() => change({ muted: false }, texts.notMuted)}>
          {texts.unmute}
        </MenuItem>
      ) : (
        <MuteItems subject={subject} />
      )}
      {subject.taskId !== undefined && <Unfollow subject={subject} />}
    </Menu>
  );
}

/** Asked only when the menu is open. */
function Unfollow({ subject }: Pick<Props, 'subject'>) {
  const { data } = useQuery(followQuery(subject));
  const change = useChangeFollow(subject);
  if (!data?.following) return null;
  return (
    <>
      <MenuSeparator />
      <MenuItem icon={<EyeOff size={16} />} onSelect={() => change({ following: false }, texts.notFollowing)}>
        {texts.unfollowTask}
      </MenuItem>
    </>
  );
}

const isOf = ({ Project, Board, Task }: MutedThing, { projectId, taskId }: Subject): boolean =>
  Project.id === projectId && (taskId === undefined ? !Board && !Task : Task?.id === taskId);
