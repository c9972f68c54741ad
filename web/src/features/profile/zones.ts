import { includesFolded } from '../../lib/text/text.ts';
import { profileTexts as texts } from './profile.texts.ts';
import named from './zones.json';

/** The parts of a time zone's id that are called otherwise in Spanish. */
const zoneTexts: Readonly<Record<string, string>> = named;

/** One's own on top, the others by continent. The browser's list leaves out some that are still right, such as UTC. */
export function zonesWith(...own: string[]) {
  const others = ['UTC', ...Intl.supportedValuesOf('timeZone')].filter((zone) => !own.includes(zone));
  const areas = [...new Set(others.map(areaOf))].toSorted((a, b) => a.localeCompare(b, 'es'));
  return [
    { label: texts.zoneYours, options: optionsOf([...new Set(own)]) },
    ...areas.map((label) => ({ label, options: optionsOf(others.filter((zone) => areaOf(zone) === label)) })),
  ];
}

type Groups = ReturnType<typeof zonesWith>;

/** By any part of the name, case and accents aside. */
export const foundIn = (groups: Groups, search: string): Groups =>
  groups
    .map(({ label, options }) => ({
      label,
      options: options.filter((each) => includesFolded(each.label, search)),
    }))
    .filter(({ options }) => options.length > 0);

/** What is chosen stays among them, or the browser would show another one as chosen. */
export const withChosen = (found: Groups, all: Groups, zone: string): Groups =>
  found.some(({ options }) => options.some(({ value }) => value === zone))
    ? found
    : [...all.slice(0, 1), ...found];

const optionsOf = (zones: string[]) =>
  zones
    .map((value) => ({ value, label: readable(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'es'));

const inSpanish = (part: string): string => zoneTexts[part] ?? part.replaceAll('_', ' ');
const areaOf = (zone: string): string =>
  zone.includes('/') ? inSpanish(zone.slice(0, zone.indexOf('/'))) : texts.zoneElsewhere;
export const readable = (zone: string): string => zone.split('/').map(inSpanish).join(' / ');
