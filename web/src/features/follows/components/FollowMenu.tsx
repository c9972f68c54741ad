import { useQuery } from '@tanstack/react-query';
import { Bell, BellOff, Eye, EyeOff } from 'lucide-react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Menu, MenuItem, MenuSeparator, MenuTitle } from '../../../ui/layers/Menu.tsx';
import type { Subject } from '../follow-keys.ts';
import { useChangeFollow } from '../follows.mutations.ts';
import { followQuery } from '../follows.queries.ts';
import { followTexts as texts } from '../follows.texts.ts';
import { MuteItems } from './MuteItems.tsx';

/** Of what happens there one is told, or not, or not for a while. The bell alone is that of the notifications. */
export function FollowMenu({ subject }: { subject: Subject }) {
  const { data } = useQuery(followQuery(subject));
  const change = useChangeFollow(subject);
  if (!data) return null;
  const { following, muted } = data;
  const state = muted ? texts.muted : following ? texts.followed : undefined;
  const isTold = following && !muted;
  const Icon = muted ? BellOff : Eye;
  return (
    <Menu
      trigger={
        <IconButton size="small" label={[texts.menu, state].filter(Boolean).join(': ')}>
          <Icon size={17} {...(isTold && { color: 'var(--accent-ink)', strokeWidth: 2.4 })} />
        </IconButton>
      }
    >
      {following ? (
        <MenuItem
          icon={<EyeOff size={16} />}
          onSelect={() => change({ following: false }, texts.notFollowing)}
        >
          {texts.unfollow}
        </MenuItem>
      ) : (
        <MenuItem icon={<Eye size={16} />} onSelect={() => change({ following: true }, texts.nowFollowing)}>
          {texts.follow}
        </MenuItem>
      )}
      <MenuSeparator />
      {muted ? (
        <MenuItem icon={<Bell size={16} />} onSelect={() => change({ muted: false }, texts.notMuted)}>
          {texts.unmute}
        </MenuItem>
      ) : (
        <>
          <MenuTitle>{texts.mute}</MenuTitle>
          <MuteItems subject={subject} />
        </>
      )}
    </Menu>
  );
}
