import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { savedQuery } from '../../features/search/saved.queries.ts';
import { listedQuery } from '../../features/search/search.queries.ts';
import { LevelGlyph } from '../../ui/controls/LevelGlyph.tsx';
import { documentLinkTexts as texts } from './document-links.texts.ts';
import styles from './TaskList.module.css';

interface Props {
  query: string;
  onChange: ((query: string) => void) | undefined;
}

const shown = 10;

/** Tasks that a search finds now, for whoever reads: of what they may not see there is nothing here. */
export function TaskList({ query, onChange }: Props) {
  const { data: page, isError } = useQuery(listedQuery(query));
  const tasks = page?.tasks.slice(0, shown) ?? [];
  const count = page?.counts.tasks ?? 0;
  return (
    <div className={styles.list}>
      {onChange ? <QueryField query={query} onChange={onChange} /> : <b className={styles.query}>{query}</b>}
      {tasks.length > 0 && (
        <ul>
          {tasks.map(({ id, title, priority_id: level, column, assignee, project, board }) => (
            <li key={id}>
              <span data-level={level} className={styles.level}>
                <LevelGlyph level={level} />
              </span>
              <Link
                to="/dashboard/projects/$projectId/boards/$boardId/tasks/$taskId"
                params={{ projectId: project.id, boardId: board.id, taskId: id }}
              >
                {title.text}
              </Link>
              <span className={styles.state}>
                {column.name}
                {assignee && ` · ${assignee.name}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {page && tasks.length === 0 && <p>{texts.none}</p>}
      {query === '' && <p>{texts.empty}</p>}
      {isError && <p role="alert">{texts.failed}</p>}
      {count > shown && (
        <Link to="/search" search={{ q: query }}>
          {texts.more(count)}
        </Link>
      )}
    </div>
  );
}

function QueryField({ query, onChange }: { query: string; onChange: (query: string) => void }) {
  const [typed, setTyped] = useState(query);
  const { data: saved = [] } = useQuery(savedQuery());
  const list = useId();
  const commit = () => typed !== query && onChange(typed.trim());
  return (
    <>
      <input
        className={styles.field}
        aria-label={texts.search}
        placeholder={texts.searchHint}
        list={list}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
      <datalist id={list}>
        {saved.map(({ id, name, query: one }) => (
          <option key={id} value={one}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
