/** What somebody was in charge of becomes a role: called after what they are, or else by a number. */
export const roleTexts = {
  numbered: (place: number) => `Responsable ${place}`,
  namesake: (name: string, place: number) => `${name} ${place}`,
};
