import { useLocation } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { shortcutTexts } from '../shortcuts/shortcuts.texts.ts';
import { openQuickAdd } from '../../services/quick-add.ts';
import styles from './AddButton.module.css';

const places = /^\/(home|calendar|dashboard\/projects\/\d+\/boards\/\d+)$/;

/** Phones only: where tasks are, another one is a thumb away. */
export function AddButton() {
  const isPlace = useLocation({ select: ({ pathname }) => places.test(pathname) });
  if (!isPlace) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={shortcutTexts.add}
      aria-haspopup="dialog"
      onClick={() => openQuickAdd()}
    >
      <Plus size={24} />
    </button>
  );
}
