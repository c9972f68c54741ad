/** The ways to look at a board; the first is the one of who chose none. */
export const boardViews = ['grid', 'kanban', 'list', 'calendar'] as const;
export type BoardView = (typeof boardViews)[number];
