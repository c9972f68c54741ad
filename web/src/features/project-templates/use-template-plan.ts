import { horizonOf, type Plan, planTemplate } from '@cuadrilla/contract/carry/project-templates/plan';
import {
  type ProjectTemplateDetail,
  templateWish,
  type TemplateWish,
} from '@cuadrilla/contract/carry/project-templates/project-templates';
import { useMemo, useState } from 'react';
import { useAllHolidays } from './use-all-holidays.ts';

interface Planned {
  plan: Plan;
  holidays: HolidaysBetween;
}

export interface HolidaysBetween {
  /** Of the days in between, also where they count. */
  between: { day: string; name: string }[];
  /** Until then the dates of the plan are not those that a project would get. */
  isKnown: boolean;
  /** Asks again, where it failed. */
  retry: (() => void) | undefined;
}

const none = new Set<string>();

/** What the form wishes, as dates. While a day is being typed that is none yet, those of the last one stay. */
export function useTemplatePlan(
  { content, days }: ProjectTemplateDetail,
  { start: typed, workingDays, skipHolidays }: TemplateWish,
): Planned {
  const [start, setStart] = useState(typed);
  if (typed !== start && templateWish.shape.start.safeParse(typed).success) setStart(typed);
  const { names, isKnown, retry } = useAllHolidays(start, horizonOf(start, days));
  const planned = useMemo(() => {
    const skipping = planTemplate(content, { start, workingDays, holidays: names });
    const plan = skipHolidays ? skipping : planTemplate(content, { start, workingDays, holidays: none });
    const skipped = skipping.skipped.filter((day) => day <= plan.end);
    const between = skipped.map((day) => ({ day, name: names.get(day) ?? '' }));
    return { plan, between };
  }, [content, start, workingDays, skipHolidays, names]);
  return { plan: planned.plan, holidays: { between: planned.between, isKnown, retry } };
}
