import type { Tx } from '../../platform/database/database.ts';
import { jobKind } from '../../platform/queue/jobs.ts';
import { enqueueJobs } from '../../platform/queue/queue.ts';

export interface ImportJob {
  projectId: number;
  importId: number;
}

/** Goes on where it was. All the files that one person brings in are taken one after the other. */
export const importJob = jobKind<ImportJob>('import', { expiry: 60, hands: { groupConcurrency: 1 } });

export const enqueueImport = (tx: Tx, payload: ImportJob, userId: number): Promise<void> =>
  enqueueJobs(tx, importJob, [{ payload, group: String(userId) }]);
