/** Apart from the queries: these come with every page, and need not know the calls. */
export const teamKeys = {
  all: ['teams'] as const,
  list: () => [...teamKeys.all, 'list'] as const,
  one: (teamId: number) => [...teamKeys.all, 'one', teamId] as const,
  /** Apart from the others: these are a project's, and follow its log. */
  ofProject: (projectId: number) => ['project-teams', projectId] as const,
};
