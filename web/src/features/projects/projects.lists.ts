import type { Project } from '@cuadrilla/contract/projects/projects';
import type { RoleName } from '@cuadrilla/contract/kernel/roles';
import { includesFolded } from '../../lib/text/text.ts';

const recentCount = 12;

export const unarchived = (projects: Project[]): Project[] => projects.filter(({ archived }) => !archived);

export const archivedOf = (projects: Project[]): Project[] => projects.filter(({ archived }) => archived);

export const pinnedOf = (projects: Project[]): Project[] => projects.filter(({ pinned }) => pinned);

/** Opened by this person, the last one first. */
export const recentOf = (projects: Project[]): Project[] =>
  projects
    .filter(({ visitedAt }) => visitedAt !== null)
    .toSorted((a, b) => (b.visitedAt ?? '').localeCompare(a.visitedAt ?? ''))
    .slice(0, recentCount);

export const withText = <P extends Project>(projects: P[], search: string): P[] =>
  projects.filter(({ name, description }) => includesFolded(`${name} ${description}`, search));

export const withRole = (projects: Project[], role: RoleName | undefined): Project[] =>
  role ? projects.filter((project) => project.role.name === role) : projects;

/** Case and accents aside, ñ after n. */
const spanish = new Intl.Collator('es', { sensitivity: 'base', numeric: true });

export type ProjectSort = 'updated' | 'name';

/** The server gives the last changed first. */
export const sortedBy = (projects: Project[], sort: ProjectSort): Project[] =>
  sort === 'name' ? projects.toSorted((a, b) => spanish.compare(a.name, b.name)) : projects;
