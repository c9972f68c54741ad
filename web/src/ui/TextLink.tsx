import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import styles from './TextLink.module.css';

const Anchor = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className={styles.link}>
    {children}
  </a>
);

export const TextLink = createLink(Anchor);
