import { ChevronDown, ChevronRight } from 'lucide-react';
import { listTexts as texts } from '../data/list.texts.ts';
import styles from './DoneFold.module.css';

interface Props {
  count: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** What is done, at the end of the list and out of the way. */
export const DoneFold = ({ count, isOpen, onToggle }: Props) => (
  <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={onToggle}>
    {isOpen ? <ChevronDown size={16} /> : <ChevronRight size={16} />}
    {texts.doneOnes} <span className={styles.count}>{count}</span>
  </button>
);
