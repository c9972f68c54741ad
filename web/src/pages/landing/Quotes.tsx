import { Avatar } from '../../ui/controls/Avatar.tsx';
import { Chip } from '../../ui/controls/Chip.tsx';
import { landingTexts as texts } from './landing.texts.ts';
import { people } from './people.texts.ts';
import styles from './Quotes.module.css';
import { sampleQuotes } from './sample-board.texts.ts';

/** Nobody has said this yet: each one says that it is an example. */
export const Quotes = () => (
  <section className={styles.quotes} aria-label={texts.quotes}>
    {sampleQuotes.map(({ text, by, role }) => (
      <figure key={by}>
        <Chip>{texts.example}</Chip>
        <blockquote className={styles.text}>{text}</blockquote>
        <figcaption className={styles.by}>
          <Avatar person={people[by]} size={44} decorative />
          <span>
            <b>{people[by].name}</b>
            <span className={styles.role}>{role}</span>
          </span>
        </figcaption>
      </figure>
    ))}
  </section>
);
