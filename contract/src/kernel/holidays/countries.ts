/** The countries whose holidays are known, by ISO 3166. All of them rest on Saturdays and Sundays. */
export const countries = [
  'AR',
  'BO',
  'CL',
  'CO',
  'CR',
  'CU',
  'DO',
  'EC',
  'ES',
  'GT',
  'HN',
  'MX',
  'NI',
  'PA',
  'PE',
  'PR',
  'PY',
  'SV',
  'US',
  'UY',
  'VE',
] as const;
export type Country = (typeof countries)[number];

/** Where a person's holidays are those of a region too, by the second part of its ISO 3166-2. */
export interface HolidayPlace {
  country: Country;
  region: string | null;
}

/** What a public holiday is called there. */
export const holidayWord = (country: Country | null): 'feriado' | 'festivo' =>
  country === 'ES' || country === 'CO' ? 'festivo' : 'feriado';
