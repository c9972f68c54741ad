import { firstWord } from '../../lib/people.ts';

interface Named {
  name: string;
}

/** «Mateo», «Mateo y Lucía», «3 personas»; with the verb for one or for several. */
function doing(people: readonly Named[], one: string, several: string): string {
  const [first, second, ...rest] = people.map(({ name }) => firstWord(name));
  if (second === undefined) return `${first ?? ''} ${one}`;
  return rest.length > 0 ? `${people.length} personas ${several}` : `${first} y ${second} ${several}`;
}

export const liveTexts = {
  gone: 'Este proyecto ya no está disponible',
  here: (count: number) => (count === 1 ? '1 persona más aquí' : `${count} personas más aquí`),
  editing: (people: readonly Named[]) => doing(people, 'está editando', 'están editando'),
  typing: (people: readonly Named[]) => doing(people, 'está escribiendo', 'están escribiendo'),
};
