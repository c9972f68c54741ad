/** For what comes at once on a quiet machine: no test is about how long it takes on a busy one. */
export const soon = { timeout: 60_000, interval: 5 };
