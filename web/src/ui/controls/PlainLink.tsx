import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** The router calls a link to this page, and to any above it, the current one: only those of a menu say so. */
export const Anchor = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} aria-current={undefined}>
    {children}
  </a>
);

/** A link to another page, without looks of its own. */
export const PlainLink = createLink(Anchor);
