import type { ReactNode } from 'react';
import { authTexts } from '../auth.texts.ts';
import styles from './AuthSplit.module.css';
import { AuthWall } from './AuthWall.tsx';

interface Props {
  title: string;
  /** The way to the other form. */
  lead: ReactNode;
  children: ReactNode;
}

export const AuthSplit = ({ title, lead, children }: Props) => (
  <div className={styles.split}>
    <title>{`${title} · Cuadrilla`}</title>
    <main className={styles.side} id="contenido" tabIndex={-1}>
      <div className={styles.form}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      <p className={styles.fine}>{authTexts.copyright(new Date().getFullYear())}</p>
    </main>
    <AuthWall />
  </div>
);
