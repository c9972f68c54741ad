import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { recentSearches } from '../../features/search/recent-searches.ts';
import { savedQuery } from '../../features/search/saved.queries.ts';
import { useStore } from '../../lib/store.ts';
import { searchPageTexts as texts } from './search.texts.ts';
import styles from './SearchPage.module.css';

/** For whoever has neither saved nor looked for anything yet. */
export function SearchIdeas() {
  const { data: saved } = useQuery(savedQuery());
  const recent = useStore(recentSearches);
  if (!saved || saved.length > 0 || recent.length > 0) return null;
  return (
    <section aria-labelledby="search-ideas">
      <h2 id="search-ideas" className={styles.heading}>
        {texts.ideas}
      </h2>
      <p className={styles.note}>{texts.ideasText}</p>
      <ul className={styles.ideas}>
        {texts.idea.map(([words, query]) => (
          <li key={query}>
            <Link data-hit to="/search" search={{ q: query }} className={styles.recent}>
              <Search size={16} />
              <span className={styles.recentLink}>{words}</span>
              <code className={styles.code}>{query}</code>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
