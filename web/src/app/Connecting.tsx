import { appTexts } from './app.texts.ts';
import styles from './Connecting.module.css';

/** While the session is being checked, or a page is slow to come. */
export const Connecting = () => (
  <p className={styles.connecting} role="status">
    {appTexts.loading}
  </p>
);
