import type { TemplateContent } from '@cuadrilla/contract/carry/project-templates/content';
import { startingColumns } from '@cuadrilla/contract/tasks/boards';
import { blankTemplate } from '@cuadrilla/contract/carry/project-templates/project-templates';
import blank from './blank.json';
import contents from './contents.json';
import launch from './launch.json';
import moving from './moving.json';
import onboarding from './onboarding.json';
import sprint from './sprint.json';

/** A template that comes with the product. */
export interface ShippedTemplate {
  /** Its colour follows from it. */
  id: number;
  name: string;
  description: string;
  content: TemplateContent;
}

interface Written extends Omit<ShippedTemplate, 'content'> {
  roles: string[];
  stages: string[];
  /** With the usual three columns, where one names no others. Its tasks are in the order of their days. */
  boards: { name: string; columns?: object[]; tasks: object[] }[];
}

const made = ({ id, name, description, boards, ...content }: Written) => ({
  id,
  name,
  description,
  content: {
    ...content,
    boards: boards.map((board) => ({
      columns: startingColumns,
      firstView: 'kanban',
      ...board,
      tasks: board.tasks.map((task) => ({ column: 0, start: null, ...task })),
    })),
  } as TemplateContent,
});

/** In the order in which they are shown. */
export const shipped: readonly ShippedTemplate[] = [launch, sprint, onboarding, contents, moving].map(made);

export const shippedById: ReadonlyMap<number, ShippedTemplate> = new Map(
  [...shipped, made({ id: blankTemplate, ...blank })].map((template) => [template.id, template]),
);
