export const teamKeys = { all: ['teams'] as const };
