import { reportEndpoints } from '@cuadrilla/contract/views/reports/reports';
import { call } from '../../lib/server/api.ts';
import type { Chart } from './chart/chart.ts';
import { downloadCsv } from './chart/csv.ts';

/** Both are made here, so that the server has to be told. Whoever exports does not wait for that. */
const note = (): void => void call(reportEndpoints.exported).catch(() => undefined);

export function exportCsv(charts: readonly Chart[]): void {
  downloadCsv(charts, 'reporte');
  note();
}

/** Once the menu has closed. */
export function printReport(): void {
  note();
  setTimeout(() => window.print());
}
