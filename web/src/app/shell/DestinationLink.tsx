import { createLink, useLocation } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { currentIn, type Place } from './destinations.ts';

interface Props {
  place: Place;
  /** All the places that it stands among. */
  bar: Place[];
  className: string | undefined;
  children: ReactNode;
}

/** A link of a bar or a menu, which looks current wherever a page belongs to its place. */
export function PlaceLink({ place, bar, className, children }: Props) {
  const current = useLocation({ select: ({ pathname }) => currentIn(bar, place, pathname) });
  return (
    <CurrentLink to={place.to} current={current} className={className}>
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
