import { classes } from '../../../lib/text/text.ts';
import { CardsLoading } from '../../../ui/page/CardsLoading.tsx';
import { boardTexts } from '../boards.texts.ts';
import styles from './BoardCard.module.css';

const bars = [
  { box: styles.top, width: 64, height: 22 },
  { box: styles.name, height: 16 },
  { box: styles.count, width: 72, height: 12 },
  { box: styles.foot, width: 92, height: 24 },
];

/** The boxes of `BoardCard`, empty. */
export const BoardCardsLoading = () => (
  <CardsLoading
    label={boardTexts.loading}
    row={classes(styles.card, styles.loading)}
    turns={['42%', '58%', '36%', '64%', '48%', '54%']}
    bars={bars}
  />
);
