import { beatEvery } from '@cuadrilla/contract/views/live';

/** How often and how long, in milliseconds. Tests live faster. */
export interface Pace {
  beatEvery: number;
  /** Behind the hints, which may be lost: logs, sessions and lists are looked at anyway. */
  lookEvery: number;
  /** At least so long between two looks at which projects have changed. */
  newsEvery: number;
  gatherPresence: number;
  repeatPresence: number;
  forgetPresence: number;
  /** For the goodbyes when the server stops. */
  partFor: number;
}

export const usualPace: Pace = {
  beatEvery,
  lookEvery: 5_000,
  newsEvery: 1_000,
  gatherPresence: 100,
  repeatPresence: 10_000,
  forgetPresence: 30_000,
  partFor: 1_000,
};
