import { useMemo, useState } from 'react';
import { browserTimeZone } from '../../../lib/dates/dates.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useChangeTimeZone } from '../profile.mutations.ts';
import { profileTexts as texts } from '../profile.texts.ts';
import { foundIn, readable, withChosen, zonesWith } from '../zones.ts';
import styles from './TimeZoneField.module.css';

/** Saved as soon as it is chosen. */
export function TimeZoneField({ zone }: { zone: string }) {
  const change = useChangeTimeZone();
  const here = browserTimeZone();
  const [search, setSearch] = useState('');
  const all = useMemo(() => zonesWith(zone, here), [zone, here]);
  const groups = foundIn(all, search);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  return (
    <div className={styles.zone}>
      <TextField
        type="search"
        label={texts.zoneSearch}
        hint={search.trim() ? texts.zonesFound(count) : undefined}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        autoComplete="off"
      />
      <SelectField
        label={texts.zone}
        hint={texts.zoneWhy(zoneName(zone))}
        options={withChosen(groups, all, zone)}
        value={zone}
        onChange={(event) => change(event.target.value)}
      />
      {canonical(here) !== canonical(zone) && (
        <Button size="small" onClick={() => change(here)}>
          {texts.useBrowserZone(readable(here))}
        </Button>
      )}
    </div>
  );
}

/** One zone may have two names: America/Buenos_Aires is America/Argentina/Buenos_Aires. */
const canonical = (timeZone: string): string =>
  new Intl.DateTimeFormat('es', { timeZone }).resolvedOptions().timeZone;

/** What the zone is called, such as «hora de Europa central». For all of them it would take too long. */
const zoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat('es', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
