export const teamsOfTexts = {
  /** Some are called so already. */
  named: (name: string) => (/^equipo\b/i.test(name) ? name : `Equipo ${name}`),
  inNone: 'Otras personas',
};
