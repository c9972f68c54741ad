import type { Context } from '../../platform/context.ts';
import { doRegularly } from '../../platform/regularly.ts';
import { tidyNext } from './tidy-document.ts';
import type { TidiedHearers } from './tidied-hearers.ts';

const lookEvery = 2_000;

/** Tidies documents some time after they were written in, as any instance may. One that fails waits, others do not. */
export const startTidying = (context: Context, hearers: TidiedHearers): (() => Promise<void>) =>
  doRegularly(context, {
    every: lookEvery,
    name: 'the tidying of documents',
    async do(goesOn) {
      const { db, clock, wake, beside } = context;
      for (;;) {
        const told = goesOn() ? await tidyNext({ db, beside, ...hearers }, clock()) : undefined;
        if (!told) return;
        told.forEach((id) => wake.person(id));
      }
    },
  });
