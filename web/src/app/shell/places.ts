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

/** The phone's bar has few places: each stands also for the pages that are reached through it. */
export function phonePlaceOf(path: string): Place | undefined {
  if (path === dashboard.to) return home;
  if (path.startsWith(`${dashboard.to}/`)) return projects;
  return phonePlaces.find(({ to }) => path === to);
}
