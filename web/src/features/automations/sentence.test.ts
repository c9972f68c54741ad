import { checkRule } from '@cuadrilla/contract/rules/automations/check';
import { type Definition, definition as schema } from '@cuadrilla/contract/rules/automations/rules';
import type { Vocabulary } from '@cuadrilla/contract/rules/automations/vocabulary';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { recipeGroups, recipesIn } from './recipes.ts';
import { plainSentence, sayAction, sentenceOf, waysToSay } from './sentence.ts';
import { choicesOf, goneText, textOf, withText } from './words/slots.ts';

const project: Vocabulary = {
  id: 1,
  name: 'Rediseño',
  can_manage: true,
  boards: [
    {
      id: 4,
      name: 'Lanzamiento',
      columns: [
        { name: 'Por hacer', kind: 'pendiente' },
        { name: 'En curso', kind: 'en curso' },
        { name: 'Hecho', kind: 'hecho' },
      ],
    },
  ],
  people: [{ id: 7, name: 'Nadia Sosa', teams: [{ id: 9, name: 'Diseño' }] }],
  labels: [{ id: 3, name: 'Legal', hex_code: '#123456' }],
  teams: [{ id: 9, name: 'Diseño' }],
};
const saying = { project, boardId: null, projects: [project] };

it('a rule reads as a sentence, without what it leaves open', () => {
  const said = sentenceOf(
    {
      trigger: { kind: 'moved', from: null, to: 'Hecho' },
      conditions: { match: 'all', list: [{ kind: 'priority', not: false, priorityId: 3 }] },
      actions: [
        { kind: 'comment', text: 'Lista' },
        { kind: 'assign', to: { kind: 'person', userId: 7 } },
      ],
    },
    saying,
  );
  expect(plainSentence(said)).toBe(
    'Cuando una tarea pasa a Hecho, si la prioridad es Alta, entonces comentar «Lista» y asignar a Nadia Sosa.',
  );
});

it.each<[Definition['actions'][number], string]>([
  [
    { kind: 'notify', to: { kind: 'assignee' }, text: '«{tarea}» vence' },
    'avisar al responsable «“{tarea}” vence»',
  ],
  [{ kind: 'assign', to: { kind: 'turns', teamId: 9 } }, 'asignar por turnos entre Diseño'],
  [{ kind: 'date', field: 'due', days: 1, working: true }, 'poner la fecha límite dentro de 1 día hábil'],
  [{ kind: 'date', field: 'start', days: 0, working: true }, 'poner la fecha de inicio para hoy'],
  [
    { kind: 'create', title: 'Revisar', boardId: null, days: 0, working: false },
    'crear la tarea «Revisar» para hoy',
  ],
])('says %j as one says it', (action, text) => {
  expect(sayAction(action, saying)).toBe(text);
});

it('says that somebody is no more, and names a column that is no more', () => {
  const gone = { kind: 'assign', to: { kind: 'person', userId: 99 } } as const;
  expect(sayAction(gone, saying)).toBe('asignar a alguien que ya no está');
  expect(sayAction({ kind: 'label', labelId: 99 }, saying)).toBe('poner etiqueta algo que ya no está');
  expect(goneText({ key: 'to', kind: 'somebody', name: 'A quién' }, 'person 99')).toBe(
    'alguien que ya no está',
  );
  expect(goneText({ key: 'column', kind: 'column', name: 'Columna' }, 'Revisión 2')).toBe('Revisión 2');
});

it('agrees in number, and denies what follows', () => {
  const said = sentenceOf(
    {
      trigger: { kind: 'due', when: 'before', days: 1, working: false },
      conditions: {
        match: 'none',
        list: [
          { kind: 'column', not: false, column: 'Hecho' },
          { kind: 'assignee', not: false, userId: null },
        ],
      },
      actions: [{ kind: 'complete' }],
    },
    saying,
  );
  expect(plainSentence(said)).toBe(
    'Cuando a una tarea le falta 1 día para la fecha límite, si la columna no es Hecho y tiene responsable, entonces completarla.',
  );
});

it('there are twenty recipes, each of which can be turned on as it is', () => {
  const recipes = recipesIn(project);
  expect(recipes).toHaveLength(20);
  for (const { group, definition } of recipes) {
    expect(Object.keys(recipeGroups)).toContain(group);
    expect(z.parse(schema, definition)).toEqual(definition);
    expect(checkRule({ boardId: null, definition }, project)).toEqual([]);
    expect(plainSentence(sentenceOf(definition, saying))).not.toContain('ya no está');
  }
});

it('what is put into a place of the sentence is what stands there', () => {
  for (const words of [...waysToSay.trigger, ...waysToSay.condition, ...waysToSay.action]) {
    const part = words.make(project);
    for (const slot of words.pieces.filter((piece) => typeof piece !== 'string')) {
      const text = textOf(slot, part);
      expect(withText(slot, part, text)).toEqual(part);
    }
  }
});

it('offers people by their teams, and those in none after them', () => {
  const other = { id: 8, name: 'Bruno Gil', teams: [] };
  const many = { ...saying, project: { ...project, people: [...project.people, other] } };
  const person = { key: 'userId', kind: 'person', name: 'Persona' } as const;
  expect(choicesOf(person, many)).toMatchObject([
    { label: 'Equipo Diseño', options: [{ value: '7', label: 'Nadia Sosa' }] },
    { label: 'Otras personas', options: [{ value: '8', label: 'Bruno Gil' }] },
  ]);
  const somebody = { ...person, kind: 'somebody', roles: [['creator', 'quien la creó']] } as const;
  expect(choicesOf(somebody, many).map(({ label }) => label)).toEqual([
    'Según la tarea',
    'Equipo Diseño',
    'Otras personas',
  ]);
  const alone = { ...saying, project: { ...project, people: [other] } };
  expect(choicesOf(somebody, alone).map(({ label }) => label)).toEqual([
    'Según la tarea',
    'Personas del proyecto',
  ]);
});
