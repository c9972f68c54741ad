import type { Country } from '@cuadrilla/contract/kernel/holidays/countries';

const names = new Intl.DisplayNames('es', { type: 'region' });

export const countryName = (country: Country): string => names.of(country) ?? country;
