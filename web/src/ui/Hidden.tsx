import { VisuallyHidden } from 'radix-ui';
import type { ReactNode } from 'react';

/** For screen readers only. */
export const Hidden = ({ children }: { children: ReactNode }) => (
  <VisuallyHidden.Root>{children}</VisuallyHidden.Root>
);
