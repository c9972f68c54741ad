import type { BoardView } from '@cuadrilla/contract/tasks/board-views';
import {
  CalendarDays,
  Keyboard,
  LayoutGrid,
  LifeBuoy,
  List,
  Plus,
  Redo2,
  Search,
  SquareKanban,
  Undo2,
} from 'lucide-react';
import { boardTexts } from '../../features/boards/boards.texts.ts';
import { projectTexts } from '../../features/projects/projects.texts.ts';
import { taskTexts } from '../../features/tasks/data/tasks.texts.ts';
import { redoLatest, undoLatest } from '../../writes/undo-steps.ts';
import { withView } from '../../services/board-views.ts';
import { openPalette } from '../../services/palette.ts';
import { guideTexts } from '../../ui/page/guide.texts.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { openQuickAdd } from '../../services/quick-add.ts';
import { type Destination, destinations } from '../shell/destinations.ts';
import type { Command, Shortcut } from './command.ts';
import { type Here, projectPath } from './here.ts';
import { openSheet } from './sheet.ts';
import { shortcutTexts as texts } from './shortcuts.texts.ts';

const pageSearch = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>('main input[type=search]');

function undo(): void {
  if (!undoLatest()) toast.info(texts.nothingToUndo);
}

function redo(): void {
  if (!redoLatest()) toast.info(texts.nothingToRedo);
}

function focusPageSearch(): void {
  pageSearch()?.focus();
  pageSearch()?.select();
}

const anywhere: Shortcut[] = [
  {
    keys: 'mod+k',
    group: 'anywhere',
    name: texts.palette,
    Icon: Search,
    whileTyping: true,
    run: openPalette,
  },
  { keys: 'mod+z', group: 'anywhere', name: texts.undo, Icon: Undo2, run: undo },
  { keys: 'mod+shift+z', group: 'anywhere', name: texts.redo, Icon: Redo2, run: redo },
  {
    keys: '/',
    group: 'anywhere',
    name: texts.focusSearch,
    Icon: Search,
    fits: () => pageSearch() !== null,
    run: focusPageSearch,
  },
  { keys: 'q', group: 'anywhere', name: texts.add, Icon: Plus, run: () => openQuickAdd() },
  { keys: '?', group: 'anywhere', name: texts.sheet, Icon: Keyboard, run: openSheet },
  {
    keys: 'g g',
    group: 'go',
    name: texts.goTo(guideTexts.guide),
    Icon: LifeBuoy,
    href: () => '/documentation/guide/primeros-pasos',
  },
];

const goTo = (letter: string, { to, label, Icon }: Destination): Shortcut => ({
  keys: `g ${letter}`,
  group: 'go',
  name: texts.goTo(label),
  Icon,
  href: () => to,
});

const going: Shortcut[] = [
  goTo('i', destinations.home),
  goTo('d', destinations.dashboard),
  goTo('p', destinations.projects),
  goTo('e', destinations.teams),
  goTo('c', destinations.calendar),
  goTo('r', destinations.reports),
  goTo('o', destinations.documentation),
  goTo('b', destinations.search),
  goTo('a', destinations.automations),
  goTo('s', destinations.settings),
];

const creating: Shortcut[] = [
  {
    keys: 'c',
    group: 'start',
    name: projectTexts.create,
    Icon: Plus,
    fits: ({ page }) => page === 'start',
    href: () => '/dashboard/create-project',
  },
  {
    keys: 'c',
    group: 'project',
    name: boardTexts.create,
    Icon: Plus,
    fits: ({ page, permissions }) => page === 'project' && permissions?.can_manage === true,
    href: (here) => `${projectPath(here)}/create-board`,
  },
  {
    keys: 'c',
    group: 'board',
    name: taskTexts.create,
    Icon: Plus,
    fits: ({ page, permissions }) => page === 'board' && permissions?.can_edit === true,
    run: () => openQuickAdd(),
  },
];

function show({ router, projectId = 0, boardId = 0 }: Here, view: BoardView): void {
  void router.navigate({
    from: '/dashboard/projects/$projectId/boards/$boardId',
    to: '.',
    params: { projectId, boardId },
    search: withView(view),
  });
}

const showing = (keys: string, view: BoardView, Icon: Command['Icon']): Shortcut => ({
  keys,
  group: 'board',
  name: texts.views[view],
  Icon,
  fits: ({ page }) => page === 'board',
  run: (here) => show(here, view),
});

/** All of them: the listener, the sheet and the hints of the palette read the same table. */
export const shortcuts: Shortcut[] = [
  ...anywhere,
  ...going,
  ...creating,
  showing('1', 'grid', LayoutGrid),
  showing('2', 'kanban', SquareKanban),
  showing('3', 'list', List),
  showing('4', 'calendar', CalendarDays),
];
