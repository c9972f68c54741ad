import { createStore } from '../../lib/store.ts';

/** What screen readers are told of others' changes. */
export const announcement = createStore('');
