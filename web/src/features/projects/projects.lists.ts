import type { Project } from '@cuadrilla/contract/projects';
import { includesFolded } from '../../lib/text.ts';

const recentCount = 12;

export const unarchived = (projects: Project[]): Project[] => projects.filter(({ archived }) => !archived);

export const pinnedOf = (projects: Project[]): Project[] => projects.filter(({ pinned }) => pinned);

/** Opened by this person, the last one first. */
export const recentOf = (projects: Project[]): Project[] =>
  projects
    .filter(({ visitedAt }) => visitedAt !== null)
    .toSorted((a, b) => (b.visitedAt ?? '').localeCompare(a.visitedAt ?? ''))
    .slice(0, recentCount);

export const withText = (projects: Project[], search: string): Project[] =>
  projects.filter(({ name, description }) => includesFolded(`${name} ${description}`, search));
