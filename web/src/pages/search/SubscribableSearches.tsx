import type { SavedSearch } from '@cuadrilla/contract/views/saved-searches';
import { useState } from 'react';
import { FeedDialog } from '../../features/feeds/components/FeedDialog.tsx';
import { SavedSearches } from '../../features/search/components/SavedSearches.tsx';

/** The saved searches, each with the link to its calendar. */
export function SubscribableSearches({ asked }: { asked: string }) {
  const [search, setSearch] = useState<SavedSearch>();
  return (
    <>
      <SavedSearches asked={asked} onSubscribe={setSearch} />
      {search && (
        <FeedDialog
          subject={{ searchId: search.id }}
          name={search.name}
          onClose={() => setSearch(undefined)}
        />
      )}
    </>
  );
}
