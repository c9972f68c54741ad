import { taskImportTexts as texts } from '../../features/imports/imports.texts.ts';
import { changeReasons, leftOutReasons } from '../../features/imports/reasons.ts';
import type { Rehearsal, RehearsedRow } from '../../features/imports/rehearse.ts';
import { downloadCsv } from '../../features/reports/chart/csv.ts';

const listed = (rows: readonly RehearsedRow[], what: string, why: string) =>
  rows.map(({ row, title, detail }) => ({ name: String(row), values: [title, what, why, detail] }));

/** Every row that stays out or comes otherwise, with why. */
export function downloadReport(fileName: string, { leftOut, changed, tasks }: Rehearsal): void {
  const chart = {
    title: fileName,
    finding: texts.run(tasks.length),
    head: texts.reportHead,
    rows: [
      ...leftOutReasons.flatMap((reason) =>
        listed(leftOut[reason], texts.notMade, texts.leftOut[reason].why),
      ),
      ...changeReasons.flatMap((reason) =>
        listed(changed[reason], texts.madeOtherwise, texts.changed[reason].why),
      ),
    ],
  };
  downloadCsv([chart], texts.reportName(fileName));
}
