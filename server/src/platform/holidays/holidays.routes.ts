import { messages } from '@cuadrilla/contract/kernel/errors';
import { holidayEndpoints } from '@cuadrilla/contract/kernel/holidays/holidays';
import { isRegionOf } from '@cuadrilla/contract/kernel/holidays/regions';
import { invalid } from '../app-error.ts';
import type { Serve } from '../http/serve.ts';
import { listHolidays } from './holidays.ts';

export function holidayRoutes(serve: Serve): void {
  serve(holidayEndpoints.list, async ({ query: { from, to, ...asked }, user }) => {
    const { country, region = null } = asked.country ? asked : user;
    if (country === undefined || country === null) return [];
    if (region !== null && !isRegionOf(country, region)) throw invalid(messages.regionUnknown);
    return listHolidays({ country, region }, from, to);
  });
}
