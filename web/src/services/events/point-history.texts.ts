/** In the history of a task: what has changed of the point that says so. */
export const pointTexts = {
  done: 'marcó como hecho el punto',
  undone: 'desmarcó el punto',
  renamed: 'cambió el punto',
  dated: (point: string) => `fijó para el punto ${point} la fecha`,
  undated: 'quitó la fecha del punto',
  given: (point: string) => `dio el punto ${point} a`,
  taken: 'dejó sin persona el punto',
};
