export const reportKeys = {
  all: ['reports'] as const,
  of: (kind: string, asked: unknown = null) => [...reportKeys.all, kind, asked] as const,
};
