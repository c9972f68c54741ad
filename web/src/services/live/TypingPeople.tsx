import { liveTexts } from './live.texts.ts';
import type { Person } from './presence.ts';
import styles from './TypingPeople.module.css';

/** Below the comments: who is writing one. Its place is always kept, so that nothing jumps when somebody begins. */
export const TypingPeople = ({ people }: { people: Person[] }) => (
  <p className={styles.typing}>
    {people.length > 0 && (
      <>
        {liveTexts.typing(people)}
        <span className={styles.dots} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      </>
    )}
  </p>
);
