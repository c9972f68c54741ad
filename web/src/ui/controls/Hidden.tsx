import type { ReactNode } from 'react';

/** For screen readers only. */
export const Hidden = ({ children }: { children: ReactNode }) => <span className="unseen">{children}</span>;

/** Read aloud as it changes. */
export const HiddenStatus = ({ children }: { children: ReactNode }) => (
  <Hidden>
    <span role="status">{children}</span>
  </Hidden>
);
