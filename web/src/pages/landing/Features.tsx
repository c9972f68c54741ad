import type { ReactNode } from 'react';
import { IntegrationsPicture, ReportsPicture, TasksPicture, TeamPicture } from './FeaturePictures.tsx';
import styles from './Features.module.css';
import { landingTexts as texts } from './landing.texts.ts';

export const Features = () => (
  <div className={styles.features}>
    <Feature {...texts.tasks}>
      <TasksPicture />
    </Feature>
    <Feature {...texts.team}>
      <TeamPicture />
    </Feature>
    <Feature {...texts.reports}>
      <ReportsPicture />
    </Feature>
    <Feature {...texts.integrations}>
      <IntegrationsPicture />
    </Feature>
  </div>
);

/** What it is, and a picture that adds nothing for whoever does not see it. */
const Feature = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <article className={styles.feature}>
    <h3 className={styles.title}>{title}</h3>
    <p className={styles.text}>{text}</p>
    <div className={styles.picture} aria-hidden="true">
      {children}
    </div>
  </article>
);
