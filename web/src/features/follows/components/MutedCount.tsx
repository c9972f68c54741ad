import { useQuery } from '@tanstack/react-query';
import { mutedQuery } from '../follows.queries.ts';
import { followTexts as texts } from '../follows.texts.ts';

/** How many things one has silenced, if any. */
export function MutedCount() {
  const { data: muted = [] } = useQuery(mutedQuery());
  return muted.length > 0 && <span>{texts.mutedCount(muted.length)}</span>;
}
