import { fillIn } from '@cuadrilla/contract/kernel/fill-in';
import type { Definition } from '@cuadrilla/contract/rules/automations/rules';
import type { Vocabulary } from '@cuadrilla/contract/rules/automations/vocabulary';
import written from './recipes.json';

export const recipeGroups = {
  assign: 'Asignar',
  dates: 'Fechas y avisos',
  board: 'Orden del tablero',
  tools: 'Otras herramientas',
};
export type RecipeGroup = keyof typeof recipeGroups;

interface Recipe {
  group: RecipeGroup;
  definition: Definition;
}

export const recipeCount = written.length;

const unconditional: Definition['conditions'] = { match: 'all', list: [] };

/** Ready to be used, and to be changed before that: the recipes as they are in a project. */
export function recipesIn(project: Vocabulary): Recipe[] {
  const words = wordsOf(project);
  return written.map(({ group, definition }) => ({
    group: group as RecipeGroup,
    definition: fillIn({ conditions: unconditional, ...definition }, words) as Definition,
  }));
}

/** What a project has for a recipe to speak of. */
function wordsOf({ id, boards, people, labels, teams: [team] }: Vocabulary): Record<string, unknown> {
  const columns = boards[0]?.columns ?? [];
  return {
    todo: columns[0]?.name ?? '',
    doing: columns.find(({ kind }) => kind === 'en curso')?.name ?? columns[0]?.name ?? '',
    done: columns.find(({ kind }) => kind === 'hecho')?.name ?? columns.at(-1)?.name ?? '',
    project: id,
    firstBoard: boards[0]?.id ?? null,
    lastBoard: boards.at(-1)?.id ?? 1,
    person: people[0]?.id ?? 1,
    label: labels[0]?.id ?? null,
    turns: team ? { kind: 'turns', teamId: team.id } : { kind: 'creator' },
  };
}
