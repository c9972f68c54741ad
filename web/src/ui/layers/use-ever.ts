import { useState } from 'react';

/**
 * Whether it was ever so. What has not been opened yet is left out altogether: the library renders even a closed
 * dialog or menu twice, in the middle of showing the page around it.
 */
export function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return now || ever;
}
