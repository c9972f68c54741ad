import type { HolidayPlace } from '@cuadrilla/contract/kernel/holidays/countries';
import { createContext } from 'react';

/** Where the person's holidays are, from the profile; nowhere until that is known. */
export const HolidayPlaceContext = createContext<HolidayPlace | null>(null);
