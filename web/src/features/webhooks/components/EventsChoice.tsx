import type { WebhookEvent } from '@cuadrilla/contract/rules/webhooks/events';
import { Checkbox } from '../../../ui/controls/Checkbox.tsx';
import { eventGroups, webhookTexts as texts } from '../webhooks.texts.ts';
import styles from './EventsChoice.module.css';

interface Props {
  /** Null for all. */
  chosen: WebhookEvent[] | null;
  error: string | undefined;
  onChange: (chosen: WebhookEvent[] | null) => void;
}

export const EventsChoice = ({ chosen, error, onChange }: Props) => (
  <fieldset className={styles.choice}>
    <legend>{texts.which}</legend>
    <label className={styles.option}>
      <Checkbox type="radio" name="which" checked={chosen === null} onChange={() => onChange(null)} />
      {texts.all}
    </label>
    <label className={styles.option}>
      <Checkbox
        type="radio"
        name="which"
        checked={chosen !== null}
        onChange={() => chosen === null && onChange([])}
      />
      {texts.some}
    </label>
    {chosen && (
      <div className={styles.groups}>
        {eventGroups.map(({ label, events }) => (
          <fieldset key={label} className={styles.group}>
            <legend>{label}</legend>
            {events.map(([event, words]) => (
              <label key={event} className={styles.option}>
                <Checkbox
                  checked={chosen.includes(event)}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...chosen, event] : chosen.filter((each) => each !== event))
                  }
                />
                <span>
                  {words} <code className={styles.event}>{event}</code>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    )}
    {error && (
      <p className={styles.error} role="alert">
        {error}
      </p>
    )}
  </fieldset>
);
