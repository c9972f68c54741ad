export const ruleKeys = {
  all: ['rules'] as const,
  list: () => [...ruleKeys.all, 'list'] as const,
  runs: (asked: object) => [...ruleKeys.all, 'runs', asked] as const,
  deliveries: (projectId: number, ruleId: number) =>
    [...ruleKeys.all, 'deliveries', projectId, ruleId] as const,
  simulation: (projectId: number, asked: object) =>
    [...ruleKeys.all, 'simulation', projectId, asked] as const,
  buttons: (projectId: number, taskId: number) => [...ruleKeys.all, 'buttons', projectId, taskId] as const,
};
