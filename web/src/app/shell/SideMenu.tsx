import type { ReactNode } from 'react';
import { PinnedProjects } from '../../features/projects/components/PinnedProjects.tsx';
import { fullName } from '../../lib/people.ts';
import { useUser } from '../../services/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { PlainLink } from '../../ui/PlainLink.tsx';
import { PaletteKeys } from '../palette/PaletteButton.tsx';
import { PlaceLink } from './DestinationLink.tsx';
import { mainPlaces, toolPlaces, type Place } from './destinations.ts';
import { shellTexts } from './shell.texts.ts';
import styles from './SideMenu.module.css';

interface Props {
  /** Beside the logo: the drawer's close button. */
  corner?: ReactNode;
  /** Below the person: the drawer's own way to sign out. */
  foot?: ReactNode;
}

export const SideMenu = ({ corner, foot }: Props) => (
  <div className={styles.menu}>
    <div className={styles.head}>
      <PlainLink to="/dashboard" aria-label={shellTexts.homeLabel}>
        <Logo />
      </PlainLink>
      {corner}
    </div>
    <div className={styles.scroll}>
      <Places label={shellTexts.main} places={mainPlaces} />
      <hr className={styles.separator} />
      <Places label={shellTexts.tools} places={toolPlaces} />
      <PinnedProjects />
    </div>
    <div className={styles.foot}>
      <Person />
      {foot}
    </div>
  </div>
);

const Places = ({ label, places }: { label: string; places: Place[] }) => (
  <nav className={styles.places} aria-label={label}>
    {places.map((place) => (
      <PlaceLink key={place.to} place={place} bar={places} className={styles.place}>
        <place.Icon size={18} />
        {place.label}
        {place.to === '/search' && <PaletteKeys className={styles.keys} />}
      </PlaceLink>
    ))}
  </nav>
);

function Person() {
  const user = useUser();
  const name = fullName(user);
  return (
    <div className={styles.person}>
      <Avatar person={{ id: user.id, name }} size={36} decorative />
      <div className={styles.who}>
        <b className={styles.name}>{name}</b>
        <span className={styles.email}>{user.email}</span>
      </div>
    </div>
  );
}
