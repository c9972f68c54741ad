import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bookmark } from 'lucide-react';
import { savedCountsQuery, savedQuery } from '../saved.queries.ts';
import { searchTexts as texts } from '../search.texts.ts';
import styles from '../../../ui/page/PinnedLinks.module.css';

/** For the side menu, each with how much it finds; nothing where nothing is pinned. */
export function PinnedSearches() {
  const { data: pinned = [] } = useQuery({
    ...savedQuery(),
    select: (saved) => saved.filter((search) => search.pinned),
  });
  const { data: counts } = useQuery({ ...savedCountsQuery(), enabled: pinned.length > 0 });
  if (pinned.length === 0) return null;
  return (
    <nav className={styles.pinned} aria-label={texts.saved}>
      <h2 className={styles.title}>{texts.saved}</h2>
      {pinned.map(({ id, name, query }) => (
        <Link
          key={id}
          to="/search"
          search={{ q: query }}
          activeOptions={{ exact: true }}
          className={styles.link}
        >
          <Bookmark size={16} />
          <span className={styles.name}>{name}</span>
          <span className={styles.count}>{counts?.has(id) && texts.upTo(counts.get(id) ?? 0)}</span>
        </Link>
      ))}
    </nav>
  );
}
