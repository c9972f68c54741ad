import { dayAfter, dayIn, instantAt } from '@cuadrilla/contract/day';
import { useQuery } from '@tanstack/react-query';
import { Bell, BellOff, Clock, Eye, EyeOff, Sunrise } from 'lucide-react';
import { now } from '../../../lib/clock.ts';
import { useTimeZone } from '../../../lib/time-zone.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu, MenuItem, MenuSeparator, MenuTitle } from '../../../ui/Menu.tsx';
import type { Subject } from '../follow-keys.ts';
import { useChangeFollow } from '../follows.mutations.ts';
import { followQuery } from '../follows.queries.ts';
import { followTexts as texts } from '../follows.texts.ts';

const hour = 60 * 60 * 1_000;

/** Of what happens there one is told, or not, or not for a while. The bell alone is that of the notifications. */
export function FollowMenu({ subject }: { subject: Subject }) {
  const { data } = useQuery(followQuery(subject));
  const change = useChangeFollow(subject);
  const timeZone = useTimeZone();
  if (!data) return null;
  const { following, muted } = data;
  const muteUntil = (moment: number | null) =>
    change(
      { muted: true, mutedUntil: moment === null ? null : new Date(moment).toISOString() },
      texts.nowMuted,
    );
  const tomorrow = () => instantAt(dayAfter(dayIn(now(), timeZone), 1), '08:00', timeZone);
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
          <MenuItem icon={<Clock size={16} />} onSelect={() => muteUntil(now().getTime() + hour)}>
            {texts.anHour}
          </MenuItem>
          <MenuItem icon={<Sunrise size={16} />} onSelect={() => muteUntil(tomorrow())}>
            {texts.untilTomorrow}
          </MenuItem>
          <MenuItem icon={<BellOff size={16} />} onSelect={() => muteUntil(null)}>
            {texts.always}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
