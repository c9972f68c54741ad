import {
  Columns3,
  Copy,
  CornerUpLeft,
  LogOut,
  Monitor,
  Moon,
  Plus,
  SquareKanban,
  Search,
  Server,
  Settings,
  Sun,
  UserRound,
  Users,
  UsersRound,
} from 'lucide-react';
import { projectTexts } from '../../features/projects/projects.texts.ts';
import { boardAsLeft } from '../../services/board-views.ts';
import { openStartProject } from '../../services/start-project/open-start-project.ts';
import { startProjectTexts } from '../../services/start-project/start-project.texts.ts';
import { chooseLook } from '../../lib/look.ts';
import { copyLink } from '../../ui/layers/copy-link.ts';
import { shellTexts } from '../shell/shell.texts.ts';
import type { Command, Shortcut } from '../shortcuts/command.ts';
import { openQuickAdd } from '../../services/quick-add.ts';
import { boardPath, type Here, projectPath } from '../shortcuts/here.ts';
import { shortcutTexts } from '../shortcuts/shortcuts.texts.ts';
import { shortcuts } from '../shortcuts/shortcuts.ts';
import { paletteTexts as texts } from './palette.texts.ts';
import { screens } from './screens.ts';

export type Action = Command & {
  keys?: string;
  /** Belongs to the page that is shown: offered before anything is typed. */
  near?: boolean;
};

const inProject = ({ projectId }: Here): boolean => projectId !== undefined;
const managesProject = (here: Here): boolean => inProject(here) && here.permissions?.can_manage === true;

const ofProject: Action[] = [
  {
    name: texts.toBoards,
    Icon: Columns3,
    near: true,
    fits: (here) => inProject(here) && here.page !== 'project',
    href: projectPath,
  },
  {
    name: texts.toMembers,
    Icon: Users,
    near: true,
    fits: inProject,
    href: (here) => `${projectPath(here)}?tab=members`,
  },
  {
    name: texts.toSettings,
    Icon: Settings,
    near: true,
    words: texts.settingsWords,
    fits: managesProject,
    href: (here) => `${projectPath(here)}?tab=settings`,
  },
  ...Object.entries(texts.settingsParts).map(([section, [name = '', words = '']]) => ({
    name: texts.toSettingsPart(name),
    Icon: Settings,
    words,
    fits: managesProject,
    href: (here: Here) => `${projectPath(here)}?tab=settings&section=${section}`,
  })),
];

const assigneeIn = ({ router }: Here): string | undefined =>
  (router.state.location.search as { assignee?: string }).assignee;

function filterBy({ router, projectId = 0, boardId = 0 }: Here, assignee: string | undefined): void {
  void router.navigate({
    from: '/dashboard/projects/$projectId/boards/$boardId',
    to: '.',
    params: { projectId, boardId },
    search: (now) => ({ ...now, assignee }),
  });
}

const ofBoard: Action[] = [
  {
    name: texts.onlyMine,
    Icon: UserRound,
    near: true,
    words: texts.onlyMineWords,
    fits: (here) => here.page === 'board' && assigneeIn(here) !== String(here.user.id),
    run: (here) => filterBy(here, String(here.user.id)),
  },
  {
    name: texts.everybodys,
    Icon: UsersRound,
    near: true,
    words: texts.everybodysWords,
    fits: (here) => here.page === 'board' && assigneeIn(here) !== undefined,
    run: (here) => filterBy(here, undefined),
  },
];

const copyTaskLink = (here: Here): Promise<void> => copyLink(`${boardPath(here)}/tasks/${here.taskId}`);

const inTask = ({ page }: Here): boolean => page === 'task';

const boardBehind = ({ router, user, projectId = 0, boardId = 0 }: Here): string =>
  router.buildLocation(boardAsLeft(user.id, { projectId, boardId })).href;

const ofTask: Action[] = [
  { name: texts.toBoard, Icon: CornerUpLeft, near: true, fits: inTask, href: boardBehind },
  { name: texts.copyLink, Icon: Copy, near: true, fits: inTask, run: (here) => void copyTaskLink(here) },
];

const createProject: Action = {
  name: projectTexts.create,
  Icon: Plus,
  near: true,
  fits: ({ page }) => page !== 'start',
  href: () => '/dashboard/create-project',
};

const startOne: Action = {
  name: startProjectTexts.start,
  Icon: SquareKanban,
  near: true,
  words: texts.startWords,
  run: openStartProject,
};

const changeTheme: Action[] = (
  [
    ['light', Sun],
    ['dark', Moon],
    ['system', Monitor],
  ] as const
).map(([theme, Icon]) => ({
  name: texts.themes[theme],
  Icon,
  words: texts.themeWords,
  run: () => chooseLook('theme', theme),
}));

const administer: Action = {
  name: shortcutTexts.goTo(shellTexts.admin),
  Icon: Server,
  words: texts.adminWords,
  fits: ({ administrator }) => administrator,
  href: () => '/settings/instance/people',
};

/** What was searched for and is not there yet. */
export const createTaskNamed = (title: string): Action => ({
  name: texts.createTask(title),
  Icon: Plus,
  fits: ({ page, permissions }) => page === 'board' && permissions?.can_edit === true,
  run: () => openQuickAdd(title),
});

/** The same with filters, counts and all kinds, on a page of its own. */
export const searchAllFor = (search: string): Action => ({
  name: texts.searchAll(search),
  Icon: Search,
  href: () => `/search?${new URLSearchParams({ q: search })}`,
});

/** Of no use from inside the palette. */
const ofThePage = new Set(['mod+k', '/']);

const shortcutsOf = (...groups: Shortcut['group'][]): Shortcut[] =>
  shortcuts.filter(({ group, keys }) => groups.includes(group) && !ofThePage.has(keys));

/** Everything that can be done by its name. What has keys comes from the table of shortcuts, with them. */
export const actionsOf = (signOut: () => void): Action[] => [
  ...shortcutsOf('board', 'project', 'start').map((shortcut) => ({ ...shortcut, near: true })),
  ...ofTask,
  ...ofBoard,
  ...ofProject,
  startOne,
  createProject,
  ...shortcutsOf('anywhere', 'go'),
  ...screens,
  administer,
  ...changeTheme,
  { name: shellTexts.logout, Icon: LogOut, words: texts.logoutWords, run: signOut },
];
