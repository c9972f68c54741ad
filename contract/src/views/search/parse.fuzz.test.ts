import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyCompletion, completingAt, operatorsFor, valuesFor } from './complete.ts';
import { resolveDays } from './days.ts';
import { replaceConditions } from './edit.ts';
import { fields, flags } from './operators.ts';
import { type Condition, parseSearch, type Term } from './parse.ts';
import { printSearch } from './print.ts';

const parts = fc.constantFrom(
  ...fields.map((field) => `${field}:`),
  ...flags,
  '-',
  '"',
  '«',
  '»',
  ':',
  '..',
  '>',
  '<=',
  ' ',
  ' ',
  '1-9',
  '2026',
  'octubre',
  'hoy',
  'alta',
  'ana',
  'ñu',
);
const queries = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(fc.oneof({ weight: 5, arbitrary: parts }, fc.string({ unit: 'grapheme', maxLength: 4 })), {
      maxLength: 20,
    })
    .map((each) => each.join('')),
);

const conditionsOf = (terms: readonly Term[]): Condition[] =>
  terms.map(({ start: _start, end: _end, ...condition }) => condition);

const isPriority = (condition: Condition) => condition.kind === 'choice' && condition.field === 'prioridad';

describe('any text', () => {
  it('is understood or marked, part by part and in order', () => {
    fc.assert(
      fc.property(queries, (text) => {
        const { terms, mistakes } = parseSearch(text);
        for (const { start, end } of [...terms, ...mistakes]) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
        }
        expect(terms.every(({ start }, index) => start >= (terms[index - 1]?.end ?? 0))).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('says the same when what was understood is printed and read again', () => {
    fc.assert(
      fc.property(queries, (text) => {
        const understood = conditionsOf(parseSearch(text).terms);
        const printed = printSearch(understood);
        expect(conditionsOf(parseSearch(printed).terms)).toEqual(understood);
        expect(parseSearch(printed).mistakes).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('names days of the calendar wherever it names days', () => {
    fc.assert(
      fc.property(queries, (text) => {
        for (const term of parseSearch(`fecha:>1-9 ${text}`).terms) {
          if (term.kind !== 'days') continue;
          const { from = '1970-01-01', to = '2200-12-31' } = resolveDays(term.value, '2027-02-10', 'monday');
          expect([Date.parse(from), Date.parse(to)]).not.toContain(NaN);
        }
      }),
    );
  });

  it('can be completed at every place', () => {
    fc.assert(
      fc.property(queries, fc.nat(60), (text, caret) => {
        const completing = completingAt(text, caret);
        if (!completing) return;
        const { field, typed } = completing;
        const [chosen] = field ? valuesFor(field, typed) : operatorsFor(typed);
        if (chosen === undefined) return;
        const completed = applyCompletion(text, completing, chosen);
        expect(completed.text.slice(0, completed.caret).trimEnd()).toMatch(/["\p{L}\p{N}:]$/u);
      }),
    );
  });

  it('keeps all its other conditions when one is replaced', () => {
    fc.assert(
      fc.property(queries, (text) => {
        const others = conditionsOf(parseSearch(text).terms).filter((each) => !isPriority(each));
        const changed = replaceConditions(text, isPriority, undefined);
        // A quote that nothing closes holds whatever follows it.
        if (parseSearch(text).mistakes.length > 0) return;
        expect(conditionsOf(parseSearch(changed).terms)).toEqual(others);
      }),
    );
  });
});
