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
export const places = {
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

export type Place = (typeof places)[keyof typeof places];

const { home, dashboard, projects, teams, calendar, reports } = places;
export const mainPlaces: Place[] = [home, dashboard, projects, teams, calendar, reports];
export const toolPlaces: Place[] = [places.documentation, places.search, places.automations, places.settings];
export const barPlaces: Place[] = [home, dashboard, projects, teams];
export const phonePlaces: Place[] = [home, projects, places.search, calendar];

/** The place of a bar that a page belongs to: what is in a project to Proyectos, wherever its address begins. */
function placeOf(path: string, bar: Place[]): Place | undefined {
  if (path.startsWith(`${dashboard.to}/`)) return projects;
  if (path === dashboard.to && !bar.includes(dashboard)) return home;
  return bar.find(({ to }) => to === path);
}

/** How the link of a place says that one is there: at the page itself, or at one that belongs to it. */
export function currentIn(bar: Place[], place: Place, path: string): 'page' | 'true' | undefined {
  if (place.to === path) return 'page';
  return placeOf(path, bar) === place ? 'true' : undefined;
}
