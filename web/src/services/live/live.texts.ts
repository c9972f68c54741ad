import type { Happened } from '@cuadrilla/contract/log/events';
import { isPlaceField } from '@cuadrilla/contract/tasks/tasks';
import { firstWord } from '../../lib/people.ts';
import { eventTexts, specialTexts } from '../events/event.texts.ts';
import { toldFields } from '../events/told-fields.ts';

interface Named {
  name: string;
}

/** «Mateo», «Mateo y Lucía», «3 personas»; with the verb for one or for several. */
function doing(people: readonly Named[], one: string, several: string): string {
  const [first, second, ...rest] = people.map(({ name }) => firstWord(name));
  if (second === undefined) return `${first ?? ''} ${one}`;
  return rest.length > 0 ? `${people.length} personas ${several}` : `${first} y ${second} ${several}`;
}

/** Of a task whose place alone changed one says that it was moved. */
function verbOf(event: Happened): string | undefined {
  const fields = toldFields(event);
  const isMove = fields.length > 0 && fields.every(isPlaceField);
  return isMove ? specialTexts.moved : eventTexts[event.type].announced;
}

export const liveTexts = {
  happened: (who: string, event: Happened, title: string) => {
    const verb = verbOf(event);
    return verb && `${who} ${verb} «${title}»`;
  },
  happenedMuch: (count: number) => `${count} cambios de otras personas`,
  gone: 'Este proyecto ya no está disponible',
  here: (count: number) => (count === 1 ? '1 persona más aquí' : `${count} personas más aquí`),
  editing: (people: readonly Named[]) => doing(people, 'está editando', 'están editando'),
  typing: (people: readonly Named[]) => doing(people, 'está escribiendo', 'están escribiendo'),
};
