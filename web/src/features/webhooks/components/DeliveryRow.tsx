import { dayAfter, dayIn } from '@cuadrilla/contract/kernel/day';
import type { WebhookDelivery } from '@cuadrilla/contract/rules/webhooks/deliveries';
import { Check, ChevronRight, CircleAlert, CircleDashed, RotateCw } from 'lucide-react';
import { useId, useState } from 'react';
import { useNow } from '../../../lib/dates/clock.ts';
import { formatDay, formatTime } from '../../../lib/dates/dates.ts';
import { useTimeZone } from '../../../lib/dates/time-zone.ts';
import { GuardedButton } from '../../../ui/controls/GuardedButton.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { webhookTexts as texts } from '../webhooks.texts.ts';
import styles from './Deliveries.module.css';
import { WholeDelivery } from './WholeDelivery.tsx';

interface Props {
  place: { projectId: number; webhookId: number };
  delivery: WebhookDelivery;
  /** Why it cannot be sent again, if it cannot. */
  fixed: string | false;
  /** What asks for it is gone once it is done: the focus goes to what this finds. */
  onReplay: (find: () => HTMLElement | null) => void;
}

/** A row that opens in place. */
export function DeliveryRow({ place, delivery, fixed, onReplay }: Props) {
  const [open, setOpen] = useState(false);
  const [detailId, toggleId] = [useId(), useId()];
  const when = useWhen(delivery.at);
  const { type, took, error } = delivery;
  return (
    <>
      <tr data-open={open || undefined}>
        <td>
          <time dateTime={delivery.at}>{when}</time>
        </td>
        <td>
          <code className={styles.event}>{type}</code>
        </td>
        <td>
          <Answer delivery={delivery} />
        </td>
        <td className={styles.extra}>{texts.triesOf(delivery)}</td>
        <td className={styles.extra}>{took === null ? '' : texts.seconds(took)}</td>
        <td className={styles.actions}>
          <div>
            {error !== null && (
              <GuardedButton
                size="small"
                icon={<RotateCw size={15} />}
                unavailable={fixed}
                aria-label={texts.replayOne(type, when)}
                onClick={() => onReplay(() => document.getElementById(toggleId))}
              >
                {texts.replay}
              </GuardedButton>
            )}
            <IconButton
              id={toggleId}
              size="small"
              label={texts.open(type, when)}
              aria-expanded={open}
              aria-controls={open ? detailId : undefined}
              onClick={() => setOpen(!open)}
            >
              <ChevronRight size={16} className={styles.chevron} />
            </IconButton>
          </div>
        </td>
      </tr>
      {open && (
        <tr id={detailId} className={styles.detail}>
          <td colSpan={6}>
            <WholeDelivery place={place} delivery={delivery} />
          </td>
        </tr>
      )}
    </>
  );
}

/** Icon and word: never a colour alone. */
function Answer({ delivery }: { delivery: WebhookDelivery }) {
  const { error, state } = delivery;
  const [tone, Icon] =
    error !== null
      ? (['failed', CircleAlert] as const)
      : state === 'done'
        ? (['done', Check] as const)
        : (['waiting', CircleDashed] as const);
  return (
    <span className={styles.answer} data-tone={tone}>
      <Icon size={15} />
      {texts.answered(delivery)}
    </span>
  );
}

/** «Hoy 10:41:09», «Ayer 18:20:00», «09-10-2026 08:00:12» */
function useWhen(at: string): string {
  const zone = useTimeZone();
  const today = useNow((now) => dayIn(now, zone));
  const day = dayIn(at, zone);
  const time = `${formatTime(at, zone)}:${at.slice(17, 19)}`;
  if (day === today) return texts.today(time);
  if (day === dayAfter(today, -1)) return texts.yesterday(time);
  return `${formatDay(day, zone)} ${time}`;
}
