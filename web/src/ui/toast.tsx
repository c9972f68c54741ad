import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast as sonner } from 'sonner';
import styles from './toast.module.css';
import { uiTexts } from './ui.texts.ts';

interface Action {
  label: string;
  run: () => void;
}

type Kind = 'success' | 'info' | 'error';

const show = (kind: Kind, text: string, action?: Action) =>
  sonner.custom((id) => <Toast kind={kind} text={text} action={action} close={() => sonner.dismiss(id)} />, {
    duration: kind === 'error' || action ? 8_000 : 5_000,
  });

/** The alerts of the product. Never for the error of a field. */
export const toast = {
  success: (text: string) => show('success', text),
  info: (text: string) => show('info', text),
  undo: (text: string, undo: () => void) => show('success', text, { label: uiTexts.undo, run: undo }),
  error: (text: string, retry?: () => void) =>
    show('error', text, retry && { label: uiTexts.retry, run: retry }),
  dismiss: (id: string | number) => void sonner.dismiss(id),
};

const icons: Record<Kind, ReactNode> = {
  success: <CircleCheck size={18} className={styles.good} />,
  info: <Info size={18} />,
  error: <CircleAlert size={18} className={styles.bad} />,
};

interface Props {
  kind: Kind;
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
    <div className={styles.toast} role={kind === 'error' ? 'alert' : 'status'}>
      {icons[kind]}
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
