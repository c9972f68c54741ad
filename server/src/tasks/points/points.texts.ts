/** In the description of a task that was a point: where it comes from, which is a link there. */
export const pointTexts = {
  cameFrom: (number: number): string => `De la lista de control de #${number}`,
};
