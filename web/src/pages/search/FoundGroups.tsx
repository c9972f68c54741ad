import { type Found, foundFew, type FoundKind, mostCounted } from '@cuadrilla/contract/views/search/search';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { rememberSearch } from '../../features/search/recent-searches.ts';
import { searchTexts } from '../../features/search/search.texts.ts';
import { SelectionStatus } from '../../features/tasks/acts/bulk/SelectionStatus.tsx';
import { calendarQueries } from '../../features/tasks/calendar/calendar.queries.ts';
import { listTexts } from '../../features/tasks/data/list.texts.ts';
import { useEscape } from '../../lib/keys.ts';
import { useUser } from '../../services/session.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Checkbox } from '../../ui/controls/Checkbox.tsx';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import { FoundBar } from './FoundBar.tsx';
import { editableIn } from './found-groups.ts';
import { hitsOf } from './Hits.tsx';
import { searchPageTexts as texts } from './search.texts.ts';
import styles from './SearchPage.module.css';
import type { FoundResults } from './use-found-results.ts';
import { type FoundSelection, useFoundSelection } from './use-found-selection.ts';
import { useTurnFound } from './use-turn-found.ts';

interface Props {
  query: string;
  /** Shown by itself. */
  kind: FoundKind | undefined;
  kinds: readonly FoundKind[];
  found: Found;
  results: Pick<FoundResults, 'more' | 'loadingMore'>;
}

/** The results of each kind; tasks can be chosen to be changed together. */
export function FoundGroups({ query, kind, kinds, found, results: { more, loadingMore } }: Props) {
  const user = useUser();
  const { data: places = [] } = useQuery(calendarQueries.places());
  const tasks = kinds.includes('tasks') ? found.tasks : [];
  const selection = useFoundSelection(`${kind} ${query}`, tasks, editableIn(places));
  const chosen = [...selection.tasks.values()];
  const turn = useTurnFound(places);
  const hits = hitsOf(found, selection, (task) => void turn(task));
  const leave = () => {
    if (document.activeElement?.closest('ul') === null) focusHit(chosen[0]?.id);
    selection.clear();
  };
  useEscape(chosen.length > 0, leave);
  return (
    // Whoever opens a result has found what was looked for: the query is worth keeping.
    <div
      role="presentation"
      onClick={() => rememberSearch(user.id, query)}
      onKeyDown={(event) => chooseByKey(event, tasks, selection)}
    >
      <SelectionStatus count={chosen.length} />
      {kinds.map((each) => (
        <section key={each} aria-labelledby={`found-${each}`} className={styles.group}>
          <div className={styles.groupHead}>
            {each === 'tasks' && !selection.isNone && (
              <label className={styles.all}>
                <Checkbox
                  aria-label={listTexts.selectAll}
                  checked={selection.isAll}
                  mixed={chosen.length > 0 && !selection.isAll}
                  onChange={selection.toggleAll}
                />
              </label>
            )}
            <h2 id={`found-${each}`} className={styles.heading}>
              {texts.kinds[each]} <span className={styles.count}>{searchTexts.upTo(found.counts[each])}</span>
            </h2>
            {!kind && found.counts[each] > foundFew && (
              <TextLink to="/search" search={{ q: query, kind: each }}>
                {texts.seeAll(each, String(Math.min(found.counts[each], mostCounted)))}
              </TextLink>
            )}
          </div>
          <ul className={styles.list}>{hits[each]}</ul>
          {hits[each].length === 0 && <p className={styles.none}>{texts.none}</p>}
        </section>
      ))}
      {more && (
        <Button loading={loadingMore} onClick={more}>
          {texts.more}
        </Button>
      )}
      {chosen.length > 0 && <FoundBar chosen={chosen} places={places} onClear={leave} />}
    </div>
  );
}

/** The bar goes away with what is selected, the focus stays in the list. */
const focusHit = (id: number | undefined): void =>
  document.querySelector<HTMLElement>(`[data-hit="${id}"]`)?.focus({ preventScroll: true });

/** On a line: X chooses it, with Mayús all from the last one; Ctrl A chooses all. */
function chooseByKey(event: KeyboardEvent, tasks: Found['tasks'], selection: FoundSelection): void {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  const line =
    target instanceof HTMLElement ? target.closest('li')?.querySelector<HTMLElement>('[data-hit]') : null;
  if (!line || altKey) return;
  const task = tasks.find(({ id }) => String(id) === line.dataset['hit']);
  const isAll = (ctrlKey || metaKey) && key === 'a' && task !== undefined;
  const isThis = !ctrlKey && !metaKey && key.toLowerCase() === 'x' && task !== undefined;
  if (!isAll && !isThis) return;
  event.preventDefault();
  if (isAll) selection.toggleAll();
  else selection.toggle(task, shiftKey);
}
