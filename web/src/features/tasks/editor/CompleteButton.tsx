import { Check } from 'lucide-react';
import { GuardedButton } from '../../../ui/controls/GuardedButton.tsx';
import { menuTexts } from '../acts/menu/menu.texts.ts';
import styles from './CompleteButton.module.css';

interface Props {
  done: boolean;
  /** Why it cannot be pressed, if so. */
  unavailable: string | false;
  onPress: () => void;
}

/** The one thing that is done with every task, and its way back. */
export const CompleteButton = ({ done, unavailable, onPress }: Props) => (
  <GuardedButton
    className={styles.button}
    icon={
      <span className={styles.circle} data-done={done || undefined}>
        <Check size={11} strokeWidth={2.75} />
      </span>
    }
    unavailable={unavailable}
    aria-keyshortcuts="H"
    onClick={onPress}
  >
    {done ? menuTexts.reopen : menuTexts.complete}
  </GuardedButton>
);
