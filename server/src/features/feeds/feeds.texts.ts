export const feedTexts = {
  mine: 'Mis tareas',
  done: (title: string) => `✓ ${title}`,
  place: (project: string, board: string, column: string) => `${project} · ${board} · ${column}`,
};
