import { taskEdit, type Task } from '@cuadrilla/contract/tasks';
import { useEffect, useState } from 'react';
import { useSchemaForm } from '../../../lib/forms.ts';
import { useTimeZone } from '../../../lib/time-zone.ts';
import type { EditedField } from '../fields/task-fields.tsx';
import {
  contestedFields,
  differences,
  followed,
  pick,
  takenWith,
  valuesOf,
  type TaskValues,
} from './task-values.ts';

/** What the form was filled from, field by field, and up to which version of the task it is true. */
interface Base {
  version: number;
  values: TaskValues;
}

/** What was typed in a field, and over what, before it took the others' value. */
interface GivenUp {
  values: Partial<TaskValues>;
  mine: Partial<TaskValues>;
}

/**
 * A form that follows its task: what others save shows at once in the fields that were not touched here, and what was
 * typed is never replaced.
 */
export function useFollowedForm(task: Task, saving: boolean) {
  const current = valuesOf(task, useTimeZone());
  const [base, setBase] = useState<Base>({ version: task.version, values: current });
  const [givenUp, setGivenUp] = useState<Partial<Record<EditedField, GivenUp>>>({});
  const form = useSchemaForm(taskEdit, base.values);
  const mine: TaskValues = form.watch();

  /** Only what differs is written: the field under the hands keeps its caret. */
  const put = (next: Base, values: TaskValues) => {
    setBase(next);
    const changed = Object.entries(differences(form.getValues(), values)) as [EditedField, never][];
    changed.forEach(([field, value]) => form.setValue(field, value));
  };
  /** `typed` over `from`, on top of the task as it is now. */
  const follow = (from = base.values, typed: TaskValues = form.getValues()) => {
    const next = followed(from, typed, current);
    put({ version: task.version, values: next.base }, next.mine);
  };
  const write = ({ values, mine: own }: GivenUp) =>
    put({ ...base, values: { ...base.values, ...values } }, { ...mine, ...own });
  const takeOthers = (field: EditedField) => {
    const fields = takenWith(field);
    const taken = pick(current, fields);
    setGivenUp({ ...givenUp, [field]: { values: pick(base.values, fields), mine: pick(mine, fields) } });
    write({ values: taken, mine: taken });
  };
  const takeBack = (field: EditedField) => {
    const { [field]: own, ...others } = givenUp;
    setGivenUp(others);
    if (own) write(own);
  };
  const given = Object.keys(givenUp) as EditedField[];

  useEffect(() => {
    if (!saving && task.version > base.version) follow();
  });

  return {
    form,
    base,
    mine,
    put,
    follow,
    isDirty: Object.keys(differences(base.values, mine)).length > 0,
    /** What others made of the fields that were also changed here. */
    remote: {
      fields: contestedFields(base.values, mine, current),
      values: current,
      use: takeOthers,
      /** Where their value was taken, and nothing typed since. */
      taken: given.filter((field) => mine[field] === base.values[field]),
      takeBack,
      forget: () => setGivenUp({}),
    },
  };
}
