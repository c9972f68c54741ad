import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ConfirmDialog } from '../../../ui/layers/ConfirmDialog.tsx';
import { taskTexts } from '../data/tasks.texts.ts';

/** Leaving with something typed is asked about; «Cancelar» and deleting say so themselves. */
export function UnsavedDialog({ unsaved, onDiscard }: { unsaved: boolean; onDiscard: () => void }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && !isSameTask(current, next),
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  });
  // What it asks about may be saved meanwhile: then nothing holds whoever wanted to leave.
  useEffect(() => {
    if (status === 'blocked' && !unsaved) proceed();
  }, [status, unsaved, proceed]);
  const discard = () => {
    onDiscard();
    proceed?.();
  };
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onClose={() => reset?.()}
      title={taskTexts.unsaved}
      description={taskTexts.leaveText}
      cancel={taskTexts.stay}
      confirm={taskTexts.discard}
      onConfirm={discard}
    />
  );
}

interface Address {
  pathname: string;
  search: object;
}

/** On its own page, or beside another one. */
const isSameTask = (one: Address, other: Address): boolean =>
  one.pathname === other.pathname && taskIn(one) === taskIn(other);

const taskIn = ({ search }: Address): unknown => ('task' in search ? search.task : undefined);
