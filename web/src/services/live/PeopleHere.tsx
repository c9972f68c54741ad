import { Avatar } from '../../ui/controls/Avatar.tsx';
import { hueOf } from '../../ui/controls/hues.ts';
import { liveTexts } from './live.texts.ts';
import styles from './PeopleHere.module.css';
import type { PresentPerson } from './presence.ts';

const mostFaces = 5;

interface Props {
  people: PresentPerson[];
  /** In place of how many they are. */
  text?: string | undefined;
}

/** Who else looks at the same. */
export function PeopleHere({ people, text = liveTexts.here(people.length) }: Props) {
  const more = people.length - mostFaces;
  return (
    people.length > 0 && (
      <div className={styles.here}>
        <ul className={styles.faces} aria-label={liveTexts.here(people.length)}>
          {people.slice(0, mostFaces).map((person) => (
            <li key={person.id} className={styles.face} data-hue={hueOf(person.id)}>
              <Avatar person={person} />
            </li>
          ))}
          {more > 0 && <li className={styles.more}>+{more}</li>}
        </ul>
        <span className={styles.text}>{text}</span>
      </div>
    )
  );
}
