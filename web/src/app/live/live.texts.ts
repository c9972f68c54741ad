import type { EventType } from '@cuadrilla/contract/events';
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

const did: Partial<Record<EventType, string>> = {
  'task.created': 'creó',
  'task.updated': 'cambió',
  'task.deleted': 'eliminó',
  'task.restored': 'restauró',
  'comment.created': 'comentó en',
};

export const liveTexts = {
  happened: (who: string, type: EventType, title: string) => did[type] && `${who} ${did[type]} «${title}»`,
  happenedMuch: (count: number) => `${count} cambios de otras personas`,
  gone: 'Este proyecto ya no está disponible',
  here: (count: number) => (count === 1 ? '1 persona más aquí' : `${count} personas más aquí`),
  editing: (people: readonly Named[]) => doing(people, 'está editando', 'están editando'),
  typing: (people: readonly Named[]) => doing(people, 'está escribiendo', 'están escribiendo'),
};
