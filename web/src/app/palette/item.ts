import type { ReactNode } from 'react';

/** A line of the palette. */
export interface Item {
  /** Unique in the page, and a valid id there. */
  id: string;
  icon: ReactNode;
  text: string;
  /** What of the text was searched for. */
  match: string;
  /** Where it is, at the right. */
  detail?: string | undefined;
  /** Said by screen readers only. */
  aside?: string | undefined;
  keys?: string | undefined;
  /** Where it leads, if it can be opened in a tab of its own. */
  href?: string;
  run: () => void;
  /** Nothing is done yet with it: the palette stays. */
  stays?: boolean;
}

export interface Group {
  name: string;
  items: Item[];
}
