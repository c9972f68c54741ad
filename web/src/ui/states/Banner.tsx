import { CircleAlert, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Banner.module.css';

const icons = { danger: CircleAlert, warning: TriangleAlert, info: Info };

interface Props {
  tone: keyof typeof icons;
  /** Instead of the tone's own. */
  Icon?: LucideIcon;
  children: ReactNode;
  actions?: ReactNode;
}

export function Banner({ tone, Icon = icons[tone], children, actions }: Props) {
  return (
    <div className={styles.banner} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={18} />
      <div className={styles.text}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
