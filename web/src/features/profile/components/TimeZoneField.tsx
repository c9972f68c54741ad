import { useMemo } from 'react';
import { browserTimeZone } from '../../../lib/dates.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useChangeTimeZone } from '../profile.mutations.ts';
import { profileTexts as texts } from '../profile.texts.ts';
import styles from './TimeZoneField.module.css';

/** Saved as soon as it is chosen. */
export function TimeZoneField({ zone }: { zone: string }) {
  const change = useChangeTimeZone();
  const here = browserTimeZone();
  const options = useMemo(() => zonesWith(zone, here), [zone, here]);
  return (
    <div className={styles.zone}>
      <SelectField
        label={texts.zone}
        hint={texts.zoneWhy(zoneName(zone))}
        options={options}
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

/** The browser's list leaves out some names that are still right, such as UTC. */
const zonesWith = (...wanted: string[]) =>
  [...new Set([...wanted, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
    .map((value) => ({ value, label: readable(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'es'));

/** One zone may have two names: America/Buenos_Aires is America/Argentina/Buenos_Aires. */
const canonical = (timeZone: string): string =>
  new Intl.DateTimeFormat('es', { timeZone }).resolvedOptions().timeZone;

/** Their ids are English; the names of the places are left as they are. */
function readable(zone: string): string {
  const [area = '', ...place] = zone.replaceAll('_', ' ').split('/');
  return [texts.areas[area] ?? area, ...place].join(' / ');
}

/** What the zone is called, such as «hora de Europa central». For all of them it would take too long. */
const zoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat('es', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
