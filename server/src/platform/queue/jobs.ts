import type { JobFetchOptions, WorkConcurrencyOptions } from 'pg-boss';

const minute = 60;

/** How long one try may take, in seconds: after it the job counts as lost with the instance that had it. */
export const usualExpiry = 5 * minute;

/** What leaves the house, declared by whoever asks for it; all kinds stand in `prepare-database.ts`. */
export interface JobKind<Payload> {
  readonly name: string;
  /** With growing pauses: 13 are most of a day. */
  readonly tries: number;
  /** In seconds. What ends itself much sooner is taken up sooner, too, when its instance has died. */
  readonly expiry: number;
  /** How many are taken at a time, where that is not as usual. */
  readonly hands: WorkConcurrencyOptions & JobFetchOptions;
  /** What it is told: for the compiler alone. */
  readonly payload?: Payload;
}

export const jobKind = <Payload>(
  name: string,
  { tries = 13, expiry = usualExpiry, hands = {} }: Partial<JobKind<Payload>> = {},
): JobKind<Payload> => ({ name, tries, expiry, hands });

/** A job as its handler sees it. */
export interface Job<Payload> {
  /** The same at every try: by it a receiver can tell that something comes a second time. */
  id: string;
  payload: Payload;
  /** How often it was taken up before, also where nothing came of that because its instance died. */
  retries: number;
}

/** Who does the jobs of a kind. May be called twice for one, when an instance dies before it could say that it was done. */
export interface JobHandler<Payload = never> {
  kind: JobKind<unknown>;
  handle: (job: Job<Payload>) => Promise<void>;
}

export const handlerOf = <Payload>(
  kind: JobKind<Payload>,
  handle: JobHandler<Payload>['handle'],
): JobHandler<Payload> => ({ kind, handle });
