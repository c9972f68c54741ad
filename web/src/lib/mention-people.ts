import { createContext } from 'react';

/** Somebody who can be named by an `@`. */
export interface Mentionable {
  /** Behind the `@`. */
  handle: string;
  name: string;
}

/** Those of the project on the screen. */
export const MentionableContext = createContext<readonly Mentionable[]>([]);
