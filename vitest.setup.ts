import * as fc from 'fast-check';

/** The same cases in every run, so that what is handed in fails for what it changed; `PROPERTY_SEED` tries others. */
const seed = Number(process.env['PROPERTY_SEED'] ?? 2026);

// A case that fails is made smaller for as long as there is time to tell of it.
fc.configureGlobal({ seed, interruptAfterTimeLimit: 120_000 });
