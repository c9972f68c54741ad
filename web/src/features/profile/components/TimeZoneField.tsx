import { useMemo } from 'react';
import { browserTimeZone } from '../../../lib/dates.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useChangeTimeZone } from '../profile.mutations.ts';
import { profileTexts as texts } from '../profile.texts.ts';
import { zoneTexts } from '../zone.texts.ts';
import styles from './TimeZoneField.module.css';

/** Saved as soon as it is chosen. */
export function TimeZoneField({ zone }: { zone: string }) {
  const change = useChangeTimeZone();
  const here = browserTimeZone();
  const groups = useMemo(() => zonesWith(zone, here), [zone, here]);
  return (
    <div className={styles.zone}>
      <SelectField
        label={texts.zone}
        hint={texts.zoneWhy(zoneName(zone))}
        options={groups}
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

/** One's own on top, the others by continent. The browser's list leaves out some that are still right, such as UTC. */
function zonesWith(...own: string[]) {
  const others = ['UTC', ...Intl.supportedValuesOf('timeZone')].filter((zone) => !own.includes(zone));
  const areas = [...new Set(others.map(areaOf))].toSorted((a, b) => a.localeCompare(b, 'es'));
  return [
    { label: texts.zoneYours, options: optionsOf([...new Set(own)]) },
    ...areas.map((label) => ({ label, options: optionsOf(others.filter((zone) => areaOf(zone) === label)) })),
  ];
}

const optionsOf = (zones: string[]) =>
  zones
    .map((value) => ({ value, label: readable(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'es'));

/** One zone may have two names: America/Buenos_Aires is America/Argentina/Buenos_Aires. */
const canonical = (timeZone: string): string =>
  new Intl.DateTimeFormat('es', { timeZone }).resolvedOptions().timeZone;

const inSpanish = (part: string): string => zoneTexts[part] ?? part.replaceAll('_', ' ');
const areaOf = (zone: string): string =>
  zone.includes('/') ? inSpanish(zone.slice(0, zone.indexOf('/'))) : texts.zoneElsewhere;
const readable = (zone: string): string => zone.split('/').map(inSpanish).join(' / ');

/** What the zone is called, such as «hora de Europa central». For all of them it would take too long. */
const zoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat('es', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
