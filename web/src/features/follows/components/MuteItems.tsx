import { hourLength } from '@cuadrilla/contract/kernel/durations';
import { dayAfter, dayIn, instantAt } from '@cuadrilla/contract/kernel/day';
import { BellOff, Clock, Sunrise } from 'lucide-react';
import { now } from '../../../lib/dates/clock.ts';
import { useTimeZone } from '../../../lib/dates/time-zone.ts';
import { MenuItem } from '../../../ui/layers/Menu.tsx';
import type { Subject } from '../follow-keys.ts';
import { useChangeFollow } from '../follows.mutations.ts';
import { followTexts as texts } from '../follows.texts.ts';

/** For how long nothing is to be heard of it. */
export function MuteItems({ subject }: { subject: Subject }) {
  const change = useChangeFollow(subject);
  const timeZone = useTimeZone();
  const muteUntil = (moment: number | null) =>
    change(
      { muted: true, mutedUntil: moment === null ? null : new Date(moment).toISOString() },
      texts.nowMuted,
    );
  const tomorrow = () => instantAt(dayAfter(dayIn(now(), timeZone), 1), '08:00', timeZone);
  return (
    <>
      <MenuItem icon={<Clock size={16} />} onSelect={() => muteUntil(now().getTime() + hourLength)}>
        {texts.anHour}
      </MenuItem>
      <MenuItem icon={<Sunrise size={16} />} onSelect={() => muteUntil(tomorrow())}>
        {texts.untilTomorrow}
      </MenuItem>
      <MenuItem icon={<BellOff size={16} />} onSelect={() => muteUntil(null)}>
        {texts.always}
      </MenuItem>
    </>
  );
}
