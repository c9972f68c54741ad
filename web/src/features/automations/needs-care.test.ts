import type { Rule } from '@cuadrilla/contract/rules/automations/rules';
import type { Vocabulary } from '@cuadrilla/contract/rules/automations/vocabulary';
import { expect, it } from 'vitest';
import { needsCare } from './needs-care.ts';

const project: Vocabulary = {
  id: 1,
  name: 'Rediseño',
  can_manage: true,
  boards: [{ id: 4, name: 'Lanzamiento', columns: [{ name: 'Hecho', kind: 'hecho' }] }],
  people: [],
  labels: [],
  teams: [],
};

const ruleTo = (column: string, more: Partial<Rule> = {}): Rule => ({
  id: 1,
  project_id: 1,
  board_id: null,
  owner: { id: 7, name: 'Nadia Sosa' },
  enabled: true,
  paused: null,
  version: 1,
  definition: {
    trigger: { kind: 'created' },
    conditions: { match: 'all', list: [] },
    actions: [{ kind: 'move', column }],
  },
  lastRun: null,
  week: [0, 0, 0, 0, 0, 0, 0],
  ...more,
});

it.each<[string, Rule, boolean]>([
  ['is well', ruleTo('Hecho'), false],
  ['failed', ruleTo('Hecho', { lastRun: { at: '2026-11-18T10:00:00.000Z', state: 'failed' } }), true],
  ['stopped by itself', ruleTo('Hecho', { enabled: false, paused: 'flood' }), true],
  ['names a column that is no more', ruleTo('Revisión'), true],
  ['names such a column, but is off', ruleTo('Revisión', { enabled: false }), false],
])('a rule that %s', (_what, rule, expected) => {
  expect(needsCare(rule, [project])).toBe(expected);
});
