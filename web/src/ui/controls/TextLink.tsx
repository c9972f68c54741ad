import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { Anchor } from './PlainLink.tsx';
import styles from './TextLink.module.css';

const TextAnchor = ({ children, ...rest }: ComponentProps<'a'>) => (
  <Anchor {...rest} className={styles.link}>
    {children}
  </Anchor>
);

export const TextLink = createLink(TextAnchor);
