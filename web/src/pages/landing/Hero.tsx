import { Play } from 'lucide-react';
import { Button } from '../../ui/controls/Button.tsx';
import { ButtonAnchor } from '../../ui/controls/ButtonLink.tsx';
import { TileWall } from '../../ui/page/TileWall.tsx';
import { DemoForm } from './DemoForm.tsx';
import styles from './Hero.module.css';
import { landingTexts as texts } from './landing.texts.ts';
import { heroWall, phoneWall } from './walls.ts';

export const Hero = () => (
  <section className={styles.hero}>
    <TileWall cells={heroWall} className={styles.wall} />
    <div className={styles.content}>
      <h1 className={styles.title}>
        {texts.title[0]}
        <br />
        {texts.title[1]}
      </h1>
      <p className={styles.lead}>{texts.lead}</p>
      <div className={styles.actions}>
        <ButtonAnchor href="/register" look="primary" size="large">
          {texts.register}
        </ButtonAnchor>
        <DemoForm>
          <Button type="submit" size="large" icon={<Play size={17} />}>
            {texts.demo}
          </Button>
        </DemoForm>
      </div>
      <p className={styles.fine} data-demo="fine">
        {texts.demoFine}
      </p>
    </div>
    <TileWall cells={phoneWall} className={styles.phoneWall} />
  </section>
);
