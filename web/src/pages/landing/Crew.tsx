import { Avatar } from '../../ui/controls/Avatar.tsx';
import styles from './Crew.module.css';
import { people } from './people.texts.ts';

/** Three people who are here now. */
export const Crew = ({ size }: { size: 24 | 28 }) => (
  <span className={styles.crew}>
    {[people.lucia, people.bruno, people.mateo].map((person) => (
      <Avatar key={person.id} person={person} size={size} decorative />
    ))}
  </span>
);
