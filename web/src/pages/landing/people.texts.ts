/** The crew in the pictures; the ids choose their colours. */
export const people = {
  sofia: { id: 0, name: 'Sofía Benavídez' },
  lucia: { id: 1, name: 'Lucía Ferreyra' },
  bruno: { id: 2, name: 'Bruno Acosta' },
  mateo: { id: 3, name: 'Mateo Quiroga' },
  tomas: { id: 4, name: 'Tomás Iglesias' },
  julian: { id: 5, name: 'Julián Peralta' },
  valentina: { id: 6, name: 'Valentina Ríos' },
  camila: { id: 7, name: 'Camila Duarte' },
  nadia: { id: 8, name: 'Nadia Sosa' },
};

export type LandingPerson = keyof typeof people;
