import { CardsLoading } from '../../../ui/page/CardsLoading.tsx';
import { projectTexts } from '../projects.texts.ts';
import styles from './ProjectCard.module.css';

const bars = [
  { box: styles.icon, width: 40, height: 40 },
  { box: styles.name, height: 16 },
  { box: styles.description, width: 'calc(var(--turn) + 18%)', height: 12 },
  { box: styles.updated, width: 122, height: 12 },
  {
    box: styles.foot,
    bars: [
      { width: 120, height: 18 },
      { width: 34, height: 24 },
    ],
  },
];

/** The boxes of `ProjectCard`, empty. */
export const ProjectCardsLoading = () => (
  <CardsLoading
    label={projectTexts.loading}
    row={styles.card}
    turns={['60%', '68%', '48%', '54%', '46%', '58%']}
    bars={bars}
  />
);
