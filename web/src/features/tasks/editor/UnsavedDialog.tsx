import { useBlocker } from '@tanstack/react-router';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { taskTexts } from '../tasks.texts.ts';

/** Leaving with something typed is asked about; «Cancelar» and deleting say so themselves. */
export function UnsavedDialog({ unsaved, onDiscard }: { unsaved: boolean; onDiscard: () => void }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && next.pathname !== current.pathname,
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  });
  const discard = () => {
    onDiscard();
    proceed?.();
  };
  return (
    <Dialog
      open={status === 'blocked'}
      onClose={() => reset?.()}
      title={taskTexts.unsaved}
      description={taskTexts.leaveText}
      actions={
        <>
          <Button onClick={() => reset?.()}>{taskTexts.stay}</Button>
          <Button look="danger" onClick={discard}>
            {taskTexts.discard}
          </Button>
        </>
      }
    />
  );
}
