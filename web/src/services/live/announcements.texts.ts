import type { Happened } from '@cuadrilla/contract/log/events';
import { isPlaceField } from '@cuadrilla/contract/tasks/tasks';
import { eventTexts, specialTexts } from '../events/event.texts.ts';
import { toldFields } from '../events/told-fields.ts';

/** Of a task whose place alone changed one says that it was moved. */
function verbOf(event: Happened): string | undefined {
  const fields = toldFields(event);
  const isMove = fields.length > 0 && fields.every(isPlaceField);
  return isMove ? specialTexts.moved : eventTexts[event.type].announced;
}

export const announcementTexts = {
  happened: (who: string, event: Happened, title: string) => {
    const verb = verbOf(event);
    return verb && `${who} ${verb} «${title}»`;
  },
  happenedMuch: (count: number) => `${count} cambios de otras personas`,
};
