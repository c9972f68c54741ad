import { type TaskFilter, taskFields } from '@cuadrilla/contract/tasks/task-fields';
import type { TaskListQuery } from '@cuadrilla/contract/tasks/tasks';
import { and, type SQL } from 'drizzle-orm';
import type { Viewpoint } from './field-filters.ts';
import { fields } from './task-fields.ts';
import { valueKinds } from './value-kinds.ts';

type FilterQuery = Pick<TaskListQuery, keyof TaskFilter | 'labels'>;

export const filterOf = (query: FilterQuery, viewpoint: Viewpoint): SQL | undefined =>
  and(
    ...fields.map(({ name, kind, place }) => {
      const field = taskFields[name];
      const wanted = 'filter' in field ? query[field.filter.as] : undefined;
      return wanted && valueKinds[kind].matches(place, wanted as never, viewpoint, query.labels);
    }),
  );
