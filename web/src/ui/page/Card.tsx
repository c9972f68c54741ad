import type { ComponentProps } from 'react';
import { classes } from '../../lib/text/text.ts';
import styles from './Card.module.css';

/** `interactive` when a `CardLink` inside makes the whole card clickable. */
export function Card({
  interactive,
  className,
  ...rest
}: ComponentProps<'article'> & { interactive?: boolean }) {
  return <article {...rest} className={classes(styles.card, interactive && styles.interactive, className)} />;
}
