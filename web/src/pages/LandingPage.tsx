import { DemoButton } from '../features/auth/components/DemoButton.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { landingTexts } from './landing.texts.ts';
import styles from './LandingPage.module.css';

/** Stands in until the landing page is rendered at build time. */
export const LandingPage = () => (
  <main id="contenido" tabIndex={-1} className={styles.hero}>
    <title>Cuadrilla</title>
    <h1 className={styles.title}>{landingTexts.title}</h1>
    <p className={styles.lead}>{landingTexts.lead}</p>
    <div className={styles.actions}>
      <ButtonLink to="/register" look="primary" size="large" block>
        {landingTexts.register}
      </ButtonLink>
      <DemoButton />
    </div>
  </main>
);
