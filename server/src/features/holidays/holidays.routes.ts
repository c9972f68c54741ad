import { holidayEndpoints } from '@cuadrilla/contract/holidays/holidays';
import type { Serve } from '../../http/serve.ts';
import { listHolidays } from './holidays.ts';

export function holidayRoutes(serve: Serve): void {
  serve(holidayEndpoints.list, async ({ query: { from, to }, user: { country, region } }) =>
    country === null ? [] : listHolidays({ country, region }, from, to),
  );
}
