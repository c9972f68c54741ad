/** How long a request may take to arrive, in milliseconds. Tests are less patient. */
export interface Arrival {
  headers: number;
  /** All of it, its body too: a megabyte over a slow line, but not for ever. */
  whole: number;
  /** How often it is looked for those who are late. */
  lookEvery: number;
}

export const usualArrival: Arrival = { headers: 20_000, whole: 60_000, lookEvery: 5_000 };

export const arrivalOptions = ({ headers, whole, lookEvery }: Arrival) => ({
  requestTimeout: whole,
  http: { headersTimeout: headers, connectionsCheckingInterval: lookEvery },
});
