import { dayAfter, dayIn } from '@cuadrilla/contract/kernel/day';
import { countries, type Country } from '@cuadrilla/contract/kernel/holidays/countries';
import { regions } from '@cuadrilla/contract/kernel/holidays/regions';
import type { Profile } from '@cuadrilla/contract/account/profile';
import { useNow } from '../../../lib/dates/clock.ts';
import { countryName } from '../../../lib/dates/countries.texts.ts';
import { formatDay } from '../../../lib/dates/dates.ts';
import { useHolidays } from '../../../lib/dates/holidays.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { useChangeHolidays } from '../profile.mutations.ts';
import { profileTexts as texts } from '../profile.texts.ts';
import styles from './ProfileForm.module.css';

const byName = (one: { label: string }, other: { label: string }) =>
  one.label.localeCompare(other.label, 'es');
const countryOptions = countries.map((value) => ({ value, label: countryName(value) })).toSorted(byName);

/** Saved as soon as they are chosen. */
export function HolidayFields({ profile: { country, region, time_zone: zone } }: { profile: Profile }) {
  const change = useChangeHolidays();
  const next = useNextHoliday(zone);
  const regionOptions = Object.entries((country && regions[country]) ?? {})
    .map(([value, label]) => ({ value, label }))
    .toSorted(byName);
  return (
    <div className={styles.pair}>
      <SelectField
        label={texts.country}
        hint={next}
        options={countryOptions}
        placeholder={texts.noCountry}
        value={country ?? ''}
        onChange={({ target }) => change((target.value || null) as Country | null, null)}
      />
      {regionOptions.length > 0 && (
        <SelectField
          label={texts.region}
          options={regionOptions}
          placeholder={texts.wholeCountry}
          value={region ?? ''}
          onChange={({ target }) => change(country, target.value || null)}
        />
      )}
    </div>
  );
}

/** So that one sees at once whether they are the right ones. */
function useNextHoliday(zone: string): string | undefined {
  const today = useNow((now) => dayIn(now, zone));
  const next = [...useHolidays(today, dayAfter(today, 365))].find(([day]) => day >= today);
  return next && texts.nextHoliday(formatDay(next[0], zone), next[1]);
}
