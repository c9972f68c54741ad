import { dayIn } from '@cuadrilla/contract/kernel/day';
import {
  asUsual,
  type ProjectTemplateDetail,
  templateUse,
} from '@cuadrilla/contract/carry/project-templates/project-templates';
import { useCallback, useState } from 'react';
import { now } from '../../lib/dates/clock.ts';
import { useTimeZone } from '../../lib/dates/time-zone.ts';
import { useFollowedForm } from '../../ui/fields/use-followed-form.ts';

export type TemplateForm = ReturnType<typeof useTemplateForm>;

/** As usual: one click is enough. */
export function useTemplateForm({ id, name, content: { roles } }: ProjectTemplateDetail, userId: number) {
  const zone = useTimeZone();
  const [usual] = useState(() => asUsual({ name }, { roles, userId, today: dayIn(now(), zone) }));
  const followed = useFollowedForm(templateUse, usual, { draft: `template:${id}` });
  const { getValues, setValue } = followed.form;
  /** In the order of the roles: chosen and taken back is as if nothing had been chosen. */
  const putInCharge = useCallback(
    (role: string, personId: number | undefined) => {
      const inCharge = new Map(getValues('people').map((each) => [each.role, each.personId]));
      const next = roles.map((each) => ({
        role: each,
        personId: each === role ? personId : inCharge.get(each),
      }));
      setValue(
        'people',
        next.flatMap(({ role: of, personId: by }) => (by ? [{ role: of, personId: by }] : [])),
      );
    },
    [roles, getValues, setValue],
  );
  return { ...followed, putInCharge };
}
