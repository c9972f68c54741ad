import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/layers/Dialog.tsx';
import { SecondStep } from './SecondStep.tsx';
import styles from './SecondStep.module.css';
import { twoStepsTexts as texts } from './two-steps.texts.ts';
import { useSecondStep } from './use-second-step.ts';

interface Props {
  onDone: () => void;
  onSignOut: () => void;
}

/** Over the page as it was, of whoever was at work when the instance began to ask for two steps. */
export function TwoStepsDialog({ onDone, onSignOut }: Props) {
  const step = useSecondStep(onDone);
  // Before there is anything else in it, signing out would have the focus.
  if (!step) return null;
  return (
    <Dialog
      open
      dirty
      wide
      onClose={stay}
      title={texts.title}
      description={`${texts.kept} ${step.adds ? texts.lead : texts.use}`}
      actions={
        <Button look="ghost" onClick={onSignOut}>
          {texts.signOut}
        </Button>
      }
    >
      <div className={styles.over}>
        <SecondStep step={step} target={hereAgain()} onDone={onDone} />
      </div>
    </Dialog>
  );
}

/** What was typed and not saved is offered there as a draft. */
const hereAgain = (): string => location.pathname + location.search;

/** Escape has nowhere to go back to. */
const stay = (): void => {};
