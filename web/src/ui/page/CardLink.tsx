import { createLink } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './CardLink.module.css';

const Anchor = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className={styles.link}>
    {children}
    <ArrowRight size={16} />
  </a>
);

/** The one link of a card: its hit area covers the card, other buttons in it need `position: relative`. */
export const CardLink = createLink(Anchor);
