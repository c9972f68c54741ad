import type { SearchResult } from '@cuadrilla/contract/views/search/search';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { includesFolded } from '../../lib/text/text.ts';
import { searchQuery } from './search.queries.ts';

const rest = 120;

/** While the answer is on its way, what is left of the last one: nothing flickers, and nothing shown is wrong. */
export function useSearch(text: string, enabled: boolean, project?: number) {
  const settled = useSettled(text);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...searchQuery(settled, project),
    enabled,
  });
  const waiting = enabled && (settled !== text || isPlaceholderData || (isFetching && !data));
  return {
    found: data && waiting ? matching(data, text) : data,
    failed: enabled && !waiting && error !== null,
    waiting,
    retry: () => void refetch(),
  };
}

/** The text once it has not changed for a moment; an empty one at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : rest);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const matching = (
  { projects, boards, tasks, documents, people }: SearchResult,
  text: string,
): SearchResult => ({
  suggestion: null,
  projects: projects.filter(({ name }) => includesFolded(name, text)),
  boards: boards.filter(({ name }) => includesFolded(name, text)),
  tasks: tasks.filter(({ title }) => includesFolded(title, text)),
  documents: documents.filter(({ title }) => includesFolded(title, text)),
  people: people.filter(({ name }) => includesFolded(name, text)),
});
