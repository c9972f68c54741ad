import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { toast as sonner } from 'sonner';
import styles from './toast.module.css';
import { uiTexts } from './ui.texts.ts';

interface Action {
  label: string;
  run: () => void;
}

const show = (kind: 'status' | 'alert', text: string, action?: Action) =>
  sonner.custom((id) => <Toast kind={kind} text={text} action={action} close={() => sonner.dismiss(id)} />, {
    duration: kind === 'alert' || action ? 8_000 : 5_000,
  });

/** The alerts of the product. Never for the error of a field. */
export const toast = {
  success: (text: string) => show('status', text),
  undo: (text: string, undo: () => void) => show('status', text, { label: uiTexts.undo, run: undo }),
  error: (text: string, retry?: () => void) =>
    show('alert', text, retry && { label: uiTexts.retry, run: retry }),
};

interface Props {
  kind: 'status' | 'alert';
  text: string;
  action: Action | undefined;
  close: () => void;
}

function Toast({ kind, text, action, close }: Props) {
  const run = () => {
    close();
    action?.run();
  };
  return (
    <div className={styles.toast} role={kind}>
      {kind === 'alert' ? (
        <CircleAlert size={18} className={styles.bad} />
      ) : (
        <CircleCheck size={18} className={styles.good} />
      )}
      <span className={styles.text}>{text}</span>
      {action && (
        <button type="button" className={styles.action} onClick={run}>
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={uiTexts.close} onClick={close}>
        <X size={16} />
      </button>
    </div>
  );
}
