import { describe, expect, it } from 'vitest';
import { applyCompletion, completingAt, operatorsFor, toldMistakes, valuesFor } from './complete.ts';
import { type DaySpan, parseDays, resolveDays } from './days.ts';
import { parseSearch } from './parse.ts';

/** A text with its caret. */
const typing = (marked: string) => {
  const caret = marked.indexOf('|');
  return { text: marked.replace('|', ''), caret };
};

describe('what is being typed', () => {
  it.each([
    ['res|', { typed: 'res' }],
    ['contrato -pri|', { typed: 'pri' }],
    ['responsable:|', { field: 'responsable', typed: '' }],
    ['x responsable:an|a', { field: 'responsable', typed: 'an' }],
    ['proyecto:"Redi|', { field: 'proyecto', typed: 'Redi' }],
    ['Fecha:oc|', { field: 'fecha', typed: 'oc' }],
  ])('at %s', (marked, expected) => {
    const { text, caret } = typing(marked);
    expect(completingAt(text, caret)).toMatchObject(expected);
  });

  it.each(['|', 'a |', '"frase|', 'foo:b|', '-|', 'proyecto:"a"|'])(
    'is nothing to complete at %s',
    (marked) => {
      const { text, caret } = typing(marked);
      expect(completingAt(text, caret)).toBeUndefined();
    },
  );

  it.each([
    ['res|', 'responsable:', 'responsable:|'],
    ['a -pri| b', 'prioridad:', 'a -prioridad:|b'],
    ['a responsable:an|', 'Ana Molina', 'a responsable:"Ana Molina" |'],
    ['proyecto:"Redi|seño" x', 'Sitio', 'proyecto:Sitio |x'],
  ])('%s with «%s» becomes %s', (marked, chosen, expected) => {
    const { text, caret } = typing(marked);
    const completing = completingAt(text, caret);
    if (!completing) throw new Error('nothing to complete');
    const done = applyCompletion(text, completing, chosen);
    expect(`${done.text.slice(0, done.caret)}|${done.text.slice(done.caret)}`).toBe(expected);
  });

  it('is offered what begins with it', () => {
    expect(operatorsFor('e')).toEqual(['estado:', 'etiqueta:', 'equipo:', 'en:']);
    expect(operatorsFor('VEN')).toEqual(['vencidas']);
    expect(valuesFor('prioridad', 'max')).toEqual(['máxima']);
    expect(valuesFor('fecha', 'm')).toEqual(['mañana', 'mes', 'marzo', 'mayo']);
    expect(valuesFor('proyecto', '')).toEqual([]);
  });
});

describe('a mistake', () => {
  it.each([
    ['responsable:|', 0],
    ['prioridad:al|', 0],
    ['fecha:1-|', 0],
    ['"en pap|', 0],
    ['prioridad:urg|', 1],
    ['fecha:nunca|', 1],
    ['nada:x|', 1],
    ['responsable: |', 1],
    ['prioridad:al ve|', 1],
  ])('in «%s» is told where it cannot become right: %i', (marked, told) => {
    const { text, caret } = typing(marked);
    expect(toldMistakes(text, parseSearch(text).mistakes, caret)).toHaveLength(told);
    expect(toldMistakes(text, parseSearch(text).mistakes, null)).toHaveLength(1);
  });
});

const day = (from: string, to = from): DaySpan => ({ from, to });

describe('the days that are meant on Wednesday, 18 November 2026', () => {
  it.each<[string, DaySpan]>([
    ['hoy', day('2026-11-18')],
    ['mañana', day('2026-11-19')],
    ['ayer', day('2026-11-17')],
    ['semana', day('2026-11-16', '2026-11-22')],
    ['mes', day('2026-11-01', '2026-11-30')],
    ['febrero', day('2026-02-01', '2026-02-28')],
    ['febrero-2028', day('2028-02-01', '2028-02-29')],
    ['29-2', day('2026-02-28')],
    ['1-9', day('2026-09-01')],
    ['2025', day('2025-01-01', '2025-12-31')],
    ['>1-9-2026', { from: '2026-09-02' }],
    ['>=1-9-2026', { from: '2026-09-01', to: undefined }],
    ['<octubre', { to: '2026-09-30' }],
    ['>octubre', { from: '2026-11-01' }],
    ['1-9..15-9', day('2026-09-01', '2026-09-15')],
    ['enero..marzo', day('2026-01-01', '2026-03-31')],
  ])('by «%s»', (text, span) => {
    expect(resolveDays(parseDays(text) ?? {}, '2026-11-18', 'monday')).toEqual(span);
  });
});
