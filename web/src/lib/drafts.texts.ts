export const draftTexts = {
  kept: (what: string, why: string) => `${what} ${why} Lo escrito quedó como borrador.`,
};
