import {
  BookOpen,
  Calendar,
  ChartNoAxesColumn,
  FolderKanban,
  House,
  LayoutDashboard,
  Search,
  Settings,
  Users,
  Workflow,
} from 'lucide-react';
import { shellTexts } from './shell.texts.ts';

/** Where one can go from anywhere. */
export const destinations = {
  home: { to: '/home', label: shellTexts.home, Icon: House },
  dashboard: { to: '/dashboard', label: shellTexts.dashboard, Icon: LayoutDashboard },
  projects: { to: '/projects', label: shellTexts.projects, Icon: FolderKanban },
  teams: { to: '/teams', label: shellTexts.teams, Icon: Users },
  calendar: { to: '/calendar', label: shellTexts.calendar, Icon: Calendar },
  reports: { to: '/reports', label: shellTexts.reports, Icon: ChartNoAxesColumn },
  documentation: { to: '/documentation', label: shellTexts.documentation, Icon: BookOpen },
  search: { to: '/search', label: shellTexts.search, Icon: Search },
  automations: { to: '/automations', label: shellTexts.automations, Icon: Workflow },
  settings: { to: '/settings', label: shellTexts.settings, Icon: Settings },
} as const;

export type Destination = (typeof destinations)[keyof typeof destinations];

const { home, dashboard, projects, teams, calendar, reports } = destinations;
export const mainDestinations: Destination[] = [home, dashboard, projects, teams, calendar, reports];
export const toolDestinations: Destination[] = [
  destinations.documentation,
  destinations.search,
  destinations.automations,
  destinations.settings,
];
export const barDestinations: Destination[] = [home, dashboard, projects, teams];
export const phoneDestinations: Destination[] = [home, projects, destinations.search, calendar];

/** The destination of a bar that a page belongs to: what is in a project to Proyectos, wherever its address begins. */
function destinationOf(path: string, bar: Destination[]): Destination | undefined {
  if (path.startsWith(`${dashboard.to}/`) || /^\/templates\b/.test(path)) return projects;
  return bar.find(({ to }) => to === path || path.startsWith(`${to}/`));
}

/** How the link of a destination says that one is there: at the page itself, or at one that belongs to it. */
export function currentIn(
  bar: Destination[],
  destination: Destination,
  path: string,
): 'page' | 'true' | undefined {
  if (destination.to === path) return 'page';
  return destinationOf(path, bar) === destination ? 'true' : undefined;
}
