import { limits } from '@cuadrilla/contract/kernel/fields';
import { parseSearch } from '@cuadrilla/contract/views/search/parse';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { NameDialog } from '../../features/search/components/NameDialog.tsx';
import { QueryChips } from '../../features/search/components/QueryChips.tsx';
import { QueryField } from '../../features/search/components/QueryField.tsx';
import { readRecent, rememberSearch } from '../../features/search/recent-searches.ts';
import { useChangeSearch, useSaveSearch } from '../../features/search/saved.mutations.ts';
import { savedQuery } from '../../features/search/saved.queries.ts';
import { searchTexts } from '../../features/search/search.texts.ts';
import { focusWhenThere } from '../../lib/focus.ts';
import { useUser } from '../../services/session.ts';
import { useAriaKeys } from '../../services/single-keys.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { searchPageTexts as texts } from './search.texts.ts';
import styles from './SearchPage.module.css';
import { SearchResults } from './SearchResults.tsx';
import { SearchStart } from './SearchStart.tsx';
import { useFoundResults } from './use-found-results.ts';
import { useQueryText } from './use-query-text.ts';

export function SearchPage() {
  const { q: asked = '', kind } = useSearch({ from: '/app/search' });
  const user = useUser();
  const { text, setText: setWhole } = useQueryText(asked);
  // Completions and filters add to what was typed.
  const setText = (next: string) => setWhole(next.slice(0, limits.search));
  const results = useFoundResults(asked, kind);
  const box = useRef<HTMLDivElement>(null);
  const parsed = parseSearch(text);
  // Names are known to be wrong only once the server has looked for them.
  const unknown = text.trim() === asked && results.found ? results.found.unknown : [];

  useEffect(() => readRecent(user.id), [user.id]);
  const isStart = asked === '';
  useEffect(() => {
    // A finger asks for its keyboard itself: it would cover what is below.
    if (!isStart || window.matchMedia('(pointer: coarse)').matches) return undefined;
    return focusWhenThere(() => fieldIn(box.current));
  }, [isStart]);

  const step = (by: 1 | -1) => {
    const hits = Array.from(box.current?.querySelectorAll<HTMLElement>('[data-hit]') ?? []);
    const at = hits.findIndex((hit) => hit === document.activeElement);
    (at + by < 0 ? fieldIn(box.current) : hits[at + by])?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement && 'hit' in event.target.dataset)) return;
    const by = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key as 'ArrowDown'];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <Page title={texts.title} help="buscar">
      {/* The keys of the lines in it, which are links. */}
      <div ref={box} role="presentation" onKeyDown={onKeyDown}>
        <QueryField
          text={text}
          parsed={{ ...parsed, mistakes: [...parsed.mistakes, ...unknown] }}
          onChange={setText}
          onSearch={() => rememberSearch(user.id, text.trim())}
          onLeave={() => step(1)}
          keys={useAriaKeys('/')}
        />
        <div className={styles.tools}>
          <QueryChips text={text} parsed={parsed} onChange={setText} />
          {asked !== '' && <SaveButton query={asked} />}
        </div>
        {isStart ? (
          <SearchStart />
        ) : (
          <SearchResults query={asked} kind={kind} results={results} onClear={() => setText('')} />
        )}
      </div>
    </Page>
  );
}

const fieldIn = (box: HTMLElement | null) => box?.querySelector<HTMLElement>('input[type=search]');

/** One that is saved already says as what, and can be called something else. */
function SaveButton({ query }: { query: string }) {
  const [asking, setAsking] = useState(false);
  const save = useSaveSearch();
  const change = useChangeSearch();
  const { data: saved } = useQuery(savedQuery());
  const known = saved?.find((search) => search.query === query);
  const done = { onSuccess: () => setAsking(false) };
  return (
    <>
      <Button
        look="ghost"
        size="small"
        icon={known ? <BookmarkCheck size={16} /> : <Bookmark size={16} />}
        onClick={() => setAsking(true)}
      >
        <span className={styles.savedAs}>{known ? searchTexts.isSavedAs(known.name) : searchTexts.save}</span>
      </Button>
      {asking && known && (
        <NameDialog
          title={searchTexts.renameTitle(known.name)}
          confirm={searchTexts.rename}
          initial={known.name}
          loading={change.isPending}
          onName={(name) => change.mutate({ id: known.id, name }, done)}
          onClose={() => setAsking(false)}
        />
      )}
      {asking && !known && (
        <NameDialog
          title={searchTexts.save}
          confirm={save.isPending ? searchTexts.saving : searchTexts.save}
          initial={query}
          loading={save.isPending}
          onName={(name) => save.mutate({ name, query, pinned: true }, done)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
