import type { Action } from '@cuadrilla/contract/rules/automations/actions';
import type { Condition } from '@cuadrilla/contract/rules/automations/conditions';
import type { Definition } from '@cuadrilla/contract/rules/automations/rules';
import type { Trigger } from '@cuadrilla/contract/rules/automations/triggers';
import type { Vocabulary } from '@cuadrilla/contract/rules/automations/vocabulary';

export const recipeGroups = {
  assign: 'Asignar',
  dates: 'Fechas y avisos',
  board: 'Orden del tablero',
  tools: 'Otras herramientas',
};
export type RecipeGroup = keyof typeof recipeGroups;

interface Recipe {
  group: RecipeGroup;
  make: (here: Here) => Definition;
}

/** What a project has for a recipe to speak of. */
interface Here {
  todo: string;
  doing: string;
  done: string;
  project: Vocabulary;
}

const rule = (trigger: Trigger, actions: Action[], list: Condition[] = []): Definition => ({
  trigger,
  conditions: { match: 'all', list },
  actions,
});

const days = (count: number, working = true) => ({ days: count, working });
const say = (text: string): Action => ({ kind: 'comment', text });
const tell = (to: 'assignee' | 'creator' | 'owner', text: string): Action => ({
  kind: 'notify',
  to: { kind: to },
  text,
});
const noOne: Condition = { kind: 'assignee', not: false, userId: null };
const inColumn = (column: string): Condition => ({ kind: 'column', not: false, column });
const elsewhere = ({ id, boards }: Vocabulary) => ({ projectId: id, boardId: boards.at(-1)?.id ?? 1 });

/** Ready to be used, and to be changed before that. */
const recipes: Recipe[] = [
  {
    group: 'assign',
    make: () => rule({ kind: 'created' }, [{ kind: 'assign', to: { kind: 'creator' } }], [noOne]),
  },
  {
    group: 'assign',
    make: ({ doing }) =>
      rule({ kind: 'moved', from: null, to: doing }, [{ kind: 'assign', to: { kind: 'actor' } }], [noOne]),
  },
  {
    group: 'assign',
    make: ({ project }) => {
      const [team] = project.teams;
      const to = team ? ({ kind: 'turns', teamId: team.id } as const) : ({ kind: 'creator' } as const);
      return rule({ kind: 'created' }, [{ kind: 'assign', to }]);
    },
  },
  {
    group: 'assign',
    make: ({ project: { people, labels } }) =>
      rule({ kind: 'changed', field: 'label_id', to: labels[0]?.id ?? null }, [
        { kind: 'assign', to: { kind: 'person', userId: people[0]?.id ?? 1 } },
      ]),
  },
  {
    group: 'dates',
    make: () =>
      rule({ kind: 'due', when: 'before', ...days(2) }, [tell('assignee', '«{tarea}» vence el {fecha}')]),
  },
  {
    group: 'dates',
    make: () =>
      rule({ kind: 'due', when: 'after', ...days(1, false) }, [
        { kind: 'priority', priorityId: 4 },
        tell('creator', '«{tarea}» se venció'),
      ]),
  },
  {
    group: 'dates',
    make: () =>
      rule(
        { kind: 'created' },
        [{ kind: 'date', field: 'due', ...days(5) }],
        [{ kind: 'due', not: false, is: 'none' }],
      ),
  },
  {
    group: 'dates',
    make: ({ doing }) =>
      rule({ kind: 'stays', column: doing, ...days(14, false) }, [say('¿Sigue en marcha?')]),
  },
  {
    group: 'dates',
    make: () =>
      rule({ kind: 'idle', ...days(30, false) }, [tell('assignee', '«{tarea}» lleva un mes sin novedades')]),
  },
  {
    group: 'dates',
    make: () =>
      rule({ kind: 'reopened' }, [
        { kind: 'date', field: 'due', ...days(3) },
        tell('assignee', '«{tarea}» se reabrió'),
      ]),
  },
  {
    group: 'board',
    make: ({ doing, todo }) =>
      rule({ kind: 'assigned', to: null }, [{ kind: 'move', column: doing }], [inColumn(todo)]),
  },
  {
    group: 'board',
    make: ({ todo }) =>
      rule({ kind: 'commented', containing: 'bloqueada' }, [{ kind: 'move', column: todo }]),
  },
  {
    group: 'board',
    make: ({ doing }) => rule({ kind: 'reopened' }, [{ kind: 'move', column: doing }]),
  },
  {
    group: 'board',
    make: ({ project }) => rule({ kind: 'completed' }, [{ kind: 'transfer', ...elsewhere(project) }]),
  },
  {
    group: 'board',
    make: ({ done }) =>
      rule({ kind: 'button', label: 'Dar por hecha' }, [
        { kind: 'move', column: done },
        say('La cerró {quien}.'),
      ]),
  },
  {
    group: 'tools',
    make: ({ project }) =>
      rule({ kind: 'schedule', rrule: 'FREQ=WEEKLY;BYDAY=MO', time: '09:00' }, [
        { kind: 'create', title: 'Informe semanal', boardId: project.boards[0]?.id ?? null, ...days(4) },
      ]),
  },
  {
    group: 'tools',
    make: ({ project }) =>
      rule({ kind: 'webhook' }, [
        { kind: 'create', title: '{asunto}', boardId: project.boards[0]?.id ?? null, ...days(2) },
      ]),
  },
  {
    group: 'tools',
    make: () => rule({ kind: 'completed' }, [{ kind: 'webhook', url: 'https://ejemplo.com/webhook' }]),
  },
  {
    group: 'tools',
    make: () =>
      rule({ kind: 'changed', field: 'priority_id', to: 4 }, [
        {
          kind: 'mail',
          to: { kind: 'owner' },
          subject: 'Prioridad máxima: {tarea}',
          text: 'En {tablero}, de {responsable}.',
        },
      ]),
  },
  {
    group: 'tools',
    make: ({ project }) => rule({ kind: 'completed' }, [{ kind: 'copy', ...elsewhere(project) }]),
  },
];

export const recipeCount = recipes.length;

/** The recipes as they are in a project. */
export function recipesIn(project: Vocabulary): { group: RecipeGroup; definition: Definition }[] {
  const columns = project.boards[0]?.columns ?? [];
  const here = {
    todo: columns[0]?.name ?? '',
    doing: columns.find(({ kind }) => kind === 'en curso')?.name ?? columns[0]?.name ?? '',
    done: columns.find(({ kind }) => kind === 'hecho')?.name ?? columns.at(-1)?.name ?? '',
    project,
  };
  return recipes.map(({ group, make }) => ({ group, definition: make(here) }));
}
