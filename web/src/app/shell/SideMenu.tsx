import type { ReactNode } from 'react';
import { PinnedProjects } from '../../features/projects/components/PinnedProjects.tsx';
import { PinnedSearches } from '../../features/search/components/PinnedSearches.tsx';
import { fullName } from '../../lib/people.ts';
import { useUser } from '../../services/session.ts';
import { Avatar } from '../../ui/controls/Avatar.tsx';
import { Logo } from '../../ui/page/Logo.tsx';
import { PlainLink } from '../../ui/controls/PlainLink.tsx';
import { PaletteKeys } from '../palette/PaletteButton.tsx';
import { DestinationLink } from './DestinationLink.tsx';
import { mainDestinations, toolDestinations, type Destination } from './destinations.ts';
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
      <Destinations label={shellTexts.main} destinations={mainDestinations} />
      <hr className={styles.separator} />
      <Destinations label={shellTexts.tools} destinations={toolDestinations} />
      <PinnedProjects />
      <PinnedSearches />
    </div>
    <div className={styles.foot}>
      <Person />
      {foot}
    </div>
  </div>
);

const Destinations = ({ label, destinations: shown }: { label: string; destinations: Destination[] }) => (
  <nav className={styles.destinations} aria-label={label}>
    {shown.map((destination) => (
      <DestinationLink
        key={destination.to}
        destination={destination}
        bar={shown}
        className={styles.destination}
      >
        <destination.Icon size={18} />
        {destination.label}
        {destination.to === '/search' && <PaletteKeys className={styles.keys} />}
      </DestinationLink>
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
