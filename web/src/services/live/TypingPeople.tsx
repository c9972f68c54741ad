import { liveTexts } from './live.texts.ts';
import type { PresentPerson } from './presence.ts';
import styles from './TypingPeople.module.css';

/** Below the comments: who is writing one. Its place is always kept, so that nothing jumps when somebody begins. */
export const TypingPeople = ({ people }: { people: PresentPerson[] }) => (
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
