import type { Country } from './countries.ts';
import named from './regions.json';

/** The regions with holidays of their own, as Spanish calls them. Elsewhere there are only those of the whole country. */
export const regions: Partial<Record<Country, Readonly<Record<string, string>>>> = named;

export const isRegionOf = (country: Country | null, region: string): boolean =>
  country !== null && Object.hasOwn(regions[country] ?? {}, region);
