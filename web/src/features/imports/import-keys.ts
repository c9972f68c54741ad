export const importKeys = {
  all: ['imports'] as const,
  list: () => [...importKeys.all, 'list'] as const,
  one: (projectId: number, importId: number) => [...importKeys.all, projectId, importId] as const,
};
