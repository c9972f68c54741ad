import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { classes } from '../../lib/text/text.ts';
import { buttonClass, type ButtonLook } from './Button.tsx';
import { Anchor } from './PlainLink.tsx';

/** The same for an address outside the application. */
export function ButtonAnchor({
  look,
  size,
  block,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonLook) {
  return (
    <Anchor {...rest} data-button className={classes(buttonClass({ look, size, block }), className)}>
      {icon}
      {children}
    </Anchor>
  );
}

/** A link with the looks of a button, for what leads to another page. */
export const ButtonLink = createLink(ButtonAnchor);
