export const projectTokenKeys = {
  ofProject: (projectId: number) => ['project-tokens', projectId] as const,
};
