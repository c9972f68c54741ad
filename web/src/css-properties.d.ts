import type * as React from 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties, to hand a value to a style sheet. */
    [property: `--${string}`]: string | number;
  }
}

export type { React };
