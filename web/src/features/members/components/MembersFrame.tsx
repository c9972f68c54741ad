import type { ReactNode } from 'react';
import { memberTexts } from '../members.texts.ts';
import styles from './MembersFrame.module.css';

/** The list under its column titles, which repeat what each row says anyway. */
export const MembersFrame = ({ children }: { children: ReactNode }) => (
  <div>
    <div className={styles.head} aria-hidden="true">
      <span className={styles.first}>{memberTexts.person}</span>
      <span className={styles.role}>{memberTexts.role}</span>
      <span className={styles.options} />
    </div>
    <ul>{children}</ul>
  </div>
);
