import { type Found, type FoundKind, foundKinds } from '@cuadrilla/contract/views/search/search';
import { useNavigate } from '@tanstack/react-router';
import { searchTexts } from '../../features/search/search.texts.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { HiddenStatus } from '../../ui/controls/Hidden.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { NoResults } from '../../ui/states/NoResults.tsx';
import { Tabs } from '../../ui/page/Tabs.tsx';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import { FoundGroups } from './FoundGroups.tsx';
import { searchPageTexts as texts } from './search.texts.ts';
import styles from './SearchPage.module.css';
import { SubscribableSearches } from './SubscribableSearches.tsx';
import type { FoundResults } from './use-found-results.ts';

interface Props {
  query: string;
  kind: FoundKind | undefined;
  results: FoundResults;
  onClear: () => void;
}

const totalOf = ({ counts }: Found): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

export function SearchResults({ query, kind, results, onClear }: Props) {
  const { found, failed, isOld, retry } = results;
  if (failed && !isOld) return <ErrorState title={texts.failed} onRetry={retry} />;
  if (!found) return <ResultsLoading />;
  if (totalOf(found) === 0)
    return isOld ? <ResultsLoading /> : <NothingFound query={query} found={found} onClear={onClear} />;
  return (
    <div aria-busy={isOld}>
      <HiddenStatus>{!isOld && texts.count(searchTexts.upTo(totalOf(found)))}</HiddenStatus>
      <Kinds query={query} kind={kind} found={found} results={results} />
    </div>
  );
}

function Kinds({ query, kind, found, results }: Omit<Props, 'onClear'> & { found: Found }) {
  const navigate = useNavigate({ from: '/search' });
  const show = (chosen: FoundKind | undefined) =>
    void navigate({ search: (now) => ({ ...now, kind: chosen }) });
  const there = foundKinds.filter((each) => found.counts[each] > 0 || each === kind);
  const tabs = [
    { value: 'all' as const, label: texts.all, count: totalOf(found) },
    ...there.map((each) => ({ value: each, label: texts.kinds[each], count: found.counts[each] })),
  ];
  return (
    <Tabs
      label={texts.kindOfResult}
      tabs={tabs}
      value={kind ?? 'all'}
      onChange={(chosen) => show(chosen === 'all' ? undefined : chosen)}
    >
      <div className={styles.split}>
        <FoundGroups
          query={query}
          kind={kind}
          kinds={kind ? [kind] : there}
          found={found}
          results={results}
        />
        <aside>
          <SubscribableSearches asked={query} />
        </aside>
      </div>
    </Tabs>
  );
}

const NothingFound = ({
  query,
  found: { suggestion },
  onClear,
}: {
  query: string;
  found: Found;
  onClear: () => void;
}) => (
  <>
    {suggestion && (
      <p className={styles.suggestion}>
        {texts.didYouMean}{' '}
        <TextLink to="/search" search={{ q: suggestion.query }}>
          {suggestion.query}
        </TextLink>
        ? {texts.thereAre(searchTexts.upTo(suggestion.count))}
      </p>
    )}
    <NoResults title={texts.noneFor(query)} onClear={onClear} />
  </>
);

const ResultsLoading = () => (
  <Loading label={texts.loading}>
    <div className={styles.loading}>
      <Skeleton width="100%" height={40} count={6} />
    </div>
  </Loading>
);
