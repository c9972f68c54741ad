import { jobKind } from '../../platform/queue/jobs.ts';

/** Told to whoever asked when it is there. */
export const exportJob = jobKind<{ exportId: number }>('export', { tries: 5 });
