import type { Preferences } from '@cuadrilla/contract/notices/notifications/preferences';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { Switch } from '../../../ui/controls/Switch.tsx';
import { halfHours } from '../half-hours.ts';
import { useChangePreferences } from '../preferences.queries.ts';
import { preferenceTexts as texts } from '../preferences.texts.ts';
import styles from './Preferences.module.css';

const usual = { from: '20:00', to: '08:00' };

/** When only the bell tells. */
export function QuietHours({ preferences: { quiet } }: { preferences: Preferences }) {
  const change = useChangePreferences();
  const hours = quiet ?? usual;
  const field = (end: 'from' | 'to', other: string) => (
    <SelectField
      label={texts.quiet[end]}
      disabled={!quiet}
      options={halfHours(hours[end]).filter(({ value }) => value !== other)}
      value={hours[end]}
      onChange={({ target: { value } }) => change({ quiet: { ...hours, [end]: value } })}
    />
  );
  return (
    <div className={styles.parts}>
      <label className={styles.row}>
        {texts.quiet.on}
        <Switch
          checked={quiet !== null}
          onChange={({ target }) => change({ quiet: target.checked ? usual : null })}
        />
      </label>
      <div className={styles.fields}>
        {field('from', hours.to)}
        {field('to', hours.from)}
      </div>
    </div>
  );
}
