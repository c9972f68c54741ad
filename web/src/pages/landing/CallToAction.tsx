import { Button } from '../../ui/controls/Button.tsx';
import { ButtonAnchor } from '../../ui/controls/ButtonLink.tsx';
import { TileWall } from '../../ui/page/TileWall.tsx';
import styles from './CallToAction.module.css';
import { DemoForm } from './DemoForm.tsx';
import { landingTexts as texts } from './landing.texts.ts';
import { callWall } from './walls.ts';

export const CallToAction = () => (
  <section className={styles.band}>
    <TileWall cells={callWall} className={styles.wall} />
    <div className={styles.content}>
      <h2 className={styles.title}>{texts.call.title}</h2>
      <p className={styles.text}>{texts.call.text}</p>
      <div className={styles.actions}>
        <ButtonAnchor href="/register" size="large" className={styles.solid}>
          {texts.register}
        </ButtonAnchor>
        <DemoForm>
          <Button type="submit" size="large" className={styles.outlined}>
            {texts.demo}
          </Button>
        </DemoForm>
      </div>
    </div>
  </section>
);
