/** Of what a search has found. Apart from how it is asked for: who follows what changes needs no more. */
export const foundKeys = { all: ['search-results'] as const };
