import { Link } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { forgetRecent, recentSearches } from '../../features/search/recent-searches.ts';
import { useStore } from '../../lib/store.ts';
import { useUser } from '../../services/session.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Ago } from '../../ui/text/Time.tsx';
import { searchPageTexts as texts } from './search.texts.ts';
import styles from './SearchPage.module.css';
import { SearchIdeas } from './SearchIdeas.tsx';
import { SubscribableSearches } from './SubscribableSearches.tsx';

/** Before anything is searched for: what was before, and how it can be. */
export const SearchStart = () => (
  <div className={styles.split} data-start>
    <div>
      <SubscribableSearches asked="" />
      <Recent />
      <SearchIdeas />
    </div>
    <aside className={styles.well}>
      <h2 className={styles.heading}>{texts.filtersToo}</h2>
      <p className={styles.note}>
        {texts.forExample} <code className={styles.code}>{texts.example}</code>
      </p>
      <dl className={styles.help}>
        {texts.help.map(([filter, words]) => (
          <div key={filter}>
            <dt>
              <code className={styles.code}>{filter}</code>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{texts.accents}</p>
    </aside>
  </div>
);

function Recent() {
  const user = useUser();
  const recent = useStore(recentSearches);
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches" className={styles.group}>
      <div className={styles.groupHead}>
        <h2 id="recent-searches" className={styles.heading}>
          {texts.recent}
        </h2>
        <Button look="ghost" size="small" onClick={() => forgetRecent(user.id)}>
          {texts.forget}
        </Button>
      </div>
      <ul className={styles.list}>
        {recent.map(({ query, at }) => (
          <li key={query} className={styles.recent}>
            <History size={16} />
            <Link data-hit to="/search" search={{ q: query }} className={styles.recentLink}>
              {query}
            </Link>
            <Ago at={at} />
          </li>
        ))}
      </ul>
    </section>
  );
}
