import { TileWall } from '../../ui/page/TileWall.tsx';
import styles from './About.module.css';
import { landingTexts } from './landing.texts.ts';
import { aboutWall } from './walls.ts';

const texts = landingTexts.about;

export const About = () => (
  <div className={styles.about}>
    <div>
      <h2 className={styles.title}>{texts.title}</h2>
      <p className={styles.lead}>{texts.lead}</p>
      {texts.text.map((paragraph) => (
        <p key={paragraph} className={styles.text}>
          {paragraph}
        </p>
      ))}
    </div>
    <TileWall cells={aboutWall} className={styles.wall} />
  </div>
);
