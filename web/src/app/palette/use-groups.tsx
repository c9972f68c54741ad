import { fold } from '@cuadrilla/contract/kernel/fold';
import type { SearchResult } from '@cuadrilla/contract/views/search/search';
import type { Team } from '@cuadrilla/contract/projects/teams';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { RotateCw, Sparkles } from 'lucide-react';
import { projectQueries } from '../../features/projects/projects.queries.ts';
import { useSearch } from '../../features/search/use-search.ts';
import { teamQueries } from '../../features/teams/teams.queries.ts';
import { includesFolded } from '../../lib/text/text.ts';
import { useUser } from '../../services/session.ts';
import { uiTexts } from '../../ui/ui.texts.ts';
import { useSignOut } from '../shell/use-sign-out.ts';
import { answers, fitsHere, runCommand } from '../shortcuts/command.ts';
import { type Here, hereOf } from '../shortcuts/here.ts';
import { type Action, actionsOf, createTaskNamed, searchAllFor } from './actions.ts';
import { groupsOf } from './hits.tsx';
import type { Group, Item } from './item.ts';
import { paletteTexts as texts } from './palette.texts.ts';

const actionSign = '>';

type Suggestion = NonNullable<SearchResult['suggestion']>;

/** All lines of the palette for what is typed. */
export function useGroups(typed: string, onText: (text: string) => void) {
  const onlyActions = typed.trimStart().startsWith(actionSign);
  const search = (onlyActions ? typed.trimStart().slice(actionSign.length) : typed).trim();
  const here = useHere();
  const { found, failed, waiting, retry } = useSearch(search, !onlyActions);
  const actions = useActions(here, search, onlyActions);
  const named = namedAs(here, onlyActions ? '' : search);

  const go = (href: string) => void here.router.navigate({ href });
  const teams = useTeamsNamed(onlyActions ? '' : search);
  const hits = !onlyActions && found ? groupsOf({ ...found, teams }, search, go) : [];
  const meant = !onlyActions && !waiting && found?.suggestion;
  const groups: Group[] = [
    { name: texts.meant, items: meant ? [meantItem(meant, onText)] : [] },
    ...(failed ? [{ name: texts.failed, items: [retryItem(retry)] }] : hits),
    { name: texts.actions, items: [...actions, ...named] },
  ].filter(({ items }) => items.length > 0);
  // What was meant is no result: that there is none is said all the same.
  const isFound = actions.length > 0 || hits.some(({ items }) => items.length > 0);
  return { groups, waiting, found: isFound, failed, onlyActions, search };
}

/** One's own teams are few, and read with what is shown of them. */
function useTeamsNamed(search: string): Team[] {
  const { data = [] } = useQuery({ ...teamQueries.list(), enabled: search !== '' });
  return search ? data.filter(({ name }) => includesFolded(name, search)) : [];
}

function useHere(): Here {
  const router = useRouter();
  const client = useQueryClient();
  const user = useUser();
  const here = hereOf(router, client, user);
  // So that what is allowed is known also on pages that do not ask for it, and shows when it comes.
  useQuery({ ...projectQueries.permissions(here.projectId ?? 0), enabled: here.projectId !== undefined });
  return here;
}

function useActions(here: Here, search: string, onlyActions: boolean): Item[] {
  const { signOut } = useSignOut();
  const all = actionsOf(signOut);
  const wanted = search || onlyActions ? all.filter((action) => answers(action, search)) : all.filter(isNear);
  return itemsOf(wanted, here, search);
}

/** What was typed may also be meant as a new task's title, or for the whole search: last, after what goes by that name. */
const namedAs = (here: Here, search: string): Item[] =>
  search ? itemsOf([createTaskNamed(search), searchAllFor(search)], here, search) : [];

const itemsOf = (actions: Action[], here: Here, search: string): Item[] =>
  actions.filter((action) => fitsHere(action, here)).map((action) => itemOf(action, here, search));

const isNear = ({ near }: Action): boolean => near === true;

const itemOf = (action: Action, here: Here, search: string): Item => ({
  id: `palette-${fold(action.name).replace(/\W+/g, '-')}`,
  icon: <action.Icon size={17} />,
  text: action.name,
  match: search,
  keys: action.keys,
  ...('href' in action && { href: action.href(here) }),
  run: () => runCommand(action, here),
});

const meantItem = ({ query, count }: Suggestion, onText: (text: string) => void): Item => ({
  id: 'palette-meant',
  icon: <Sparkles size={17} />,
  text: query,
  match: '',
  detail: texts.count(count),
  run: () => onText(query),
  stays: true,
});

const retryItem = (retry: () => void): Item => ({
  id: 'palette-retry',
  icon: <RotateCw size={17} />,
  text: uiTexts.retry,
  match: '',
  run: retry,
  stays: true,
});
