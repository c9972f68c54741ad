import { createLink, useLocation } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { currentIn, type Destination } from './destinations.ts';

interface Props {
  destination: Destination;
  /** All the destinations that it stands among. */
  bar: Destination[];
  className: string | undefined;
  children: ReactNode;
}

/** A link of a bar or a menu, which looks current wherever a page belongs to its destination. */
export function DestinationLink({ destination, bar, className, children }: Props) {
  const current = useLocation({ select: ({ pathname }) => currentIn(bar, destination, pathname) });
  return (
    <CurrentLink to={destination.to} current={current} className={className}>
      {children}
    </CurrentLink>
  );
}

interface AnchorProps extends ComponentProps<'a'> {
  current: ReturnType<typeof currentIn>;
}

const CurrentLink = createLink(({ current, children, ...rest }: AnchorProps) => (
  <a {...rest} aria-current={current}>
    {children}
  </a>
));
