import { startingColumns } from '@cuadrilla/contract/tasks/boards';
import type { TemplateContent } from '@cuadrilla/contract/carry/project-templates/content';
import { contents } from './contents.content.ts';
import { launch } from './launch.content.ts';
import { moving } from './moving.content.ts';
import { onboarding } from './onboarding.content.ts';
import { sprint } from './sprint.content.ts';
import type { Written } from './written.ts';

export interface ShippedTemplate {
  id: number;
  name: string;
  description: string;
  content: TemplateContent;
}

const made = ({ id, name, description, roles, stages, boards }: Written): ShippedTemplate => ({
  id,
  name,
  description,
  content: {
    roles,
    stages,
    boards: boards.map(({ columns = [...startingColumns], ...board }) => ({
      name: board.name,
      columns,
      tasks: board.tasks.map(({ priority, start = null, ...task }) => ({
        ...task,
        priorityId: priority,
        column: 0,
        start,
      })),
    })),
  },
});

/** In the order in which they are shown. */
export const shipped: readonly ShippedTemplate[] = [launch, sprint, onboarding, contents, moving].map(made);

export const shippedById: ReadonlyMap<number, ShippedTemplate> = new Map(
  shipped.map((template) => [template.id, template]),
);
