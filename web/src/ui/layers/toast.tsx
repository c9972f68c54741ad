import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { toast as Sonner } from 'sonner';
import styles from './toast.module.css';
import { uiTexts } from '../ui.texts.ts';

interface Action {
  label: string;
  run: () => void;
}

type Kind = 'success' | 'info' | 'error';

let last: { id: number; kind: Kind } | undefined;
let count = 0;

/** The place where toasts appear comes after the page: what is said before waits for it, in its order. */
let arrive: (sonner: typeof Sonner) => void;
const arrived = new Promise<typeof Sonner>((resolve) => (arrive = resolve));
export const toasterIsHere = (sonner: typeof Sonner): void => arrive(sonner);

const dismiss = (id: number): void => void arrived.then((sonner) => sonner.dismiss(id));

/** Takes the place of the one before, unless that has to stay: what comes to light when one is closed is old news. */
function show(kind: Kind, text: string, action?: Action, stays = false): number {
  if (last) dismiss(last.id);
  const usual = kind === 'error' || action ? 8_000 : 5_000;
  count += 1;
  const id = count;
  const shown = () => <Toast kind={kind} text={text} action={action} close={() => dismiss(id)} />;
  void arrived.then((sonner) => sonner.custom(shown, { id, duration: stays ? Infinity : usual }));
  last = stays ? undefined : { id, kind };
  return id;
}

/** The alerts of the product. Never for the error of a field. */
export const toast = {
  success: (text: string) => show('success', text),
  info: (text: string) => show('info', text),
  undo: (text: string, undo: () => void) => show('success', text, { label: uiTexts.undo, run: undo }),
  error: (text: string, retry?: () => void) =>
    show('error', text, retry && { label: uiTexts.retry, run: retry }),
  /** Waits until it is answered or closed. */
  ask: (text: string, label: string, run: () => void) => show('error', text, { label, run }, true),
  /** What was typed has no place any more: it stays until it is copied or closed. */
  lost: (reason: string, typed: string): number => {
    // A browser may refuse: this may be the only copy.
    const copy = () => void navigator.clipboard.writeText(typed).catch(() => toast.lost(reason, typed));
    // Browsers have no clipboard for pages that come without encryption.
    const action = 'clipboard' in navigator ? { label: uiTexts.copy, run: copy } : undefined;
    return show('error', uiTexts.lost(reason, typed), action, true);
  },
  dismiss,
  /** Whoever tries again has read why it failed, and an error must not outlast the success. */
  dismissError: () => {
    if (last?.kind === 'error') dismiss(last.id);
  },
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
  // Left by hand: sonner then gives the focus back to where it came from, not when the button just disappears.
  const leave = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.blur();
    close();
  };
  const run = (event: MouseEvent<HTMLElement>) => {
    leave(event);
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
      <button type="button" className={styles.close} aria-label={uiTexts.close} onClick={leave}>
        <X size={16} />
      </button>
    </div>
  );
}
