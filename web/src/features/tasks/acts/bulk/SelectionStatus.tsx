import { useState } from 'react';
import { HiddenStatus } from '../../../../ui/controls/Hidden.tsx';
import { listTexts as texts } from '../../data/list.texts.ts';

/** Tells how many are selected. Nothing is said before the first choice. */
export function SelectionStatus({ count }: { count: number }) {
  const [begun, setBegun] = useState(false);
  if (count > 0 && !begun) setBegun(true);
  return <HiddenStatus>{begun && texts.selectedStatus(count)}</HiddenStatus>;
}
