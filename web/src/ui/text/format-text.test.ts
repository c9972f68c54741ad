import { describe, expect, it } from 'vitest';
import { type Edit, type Format, formats, nextItem, type Selected } from './format-text.ts';

/** «|» stands where the selection begins and ends, or where the caret is. */
function read(text: string): Selected {
  const [before = '', chosen = '', after] = text.split('|');
  return after === undefined
    ? { value: before + chosen, from: before.length, to: before.length }
    : { value: before + chosen + after, from: before.length, to: before.length + chosen.length };
}

function written({ value }: Selected, { from, to, text, select: [begin, end] }: Edit): string {
  const marked = `${text.slice(0, begin)}|${text.slice(begin, end)}${begin === end ? '' : '|'}${text.slice(end)}`;
  return value.slice(0, from) + marked + value.slice(to);
}

const formatted = (by: Format, text: string) => written(read(text), formats[by](read(text)));

describe('formats', () => {
  it.each<[Format, string, string]>([
    ['bold', 'la |cláusula| 7', 'la **|cláusula|** 7'],
    ['bold', 'la **|cláusula|** 7', 'la |cláusula| 7'],
    ['bold', 'la |**cláusula**| 7', 'la |cláusula| 7'],
    ['bold', 'la| cláusula |7', 'la **|cláusula|** 7'],
    ['bold', 'la |', 'la **|**'],
    ['bold', 'la **|**', 'la |'],
    ['italic', '**|ya|**', '**_|ya|_**'],
    ['italic', '**_|ya|_**', '**|ya|**'],
    ['code', 'ver |plano.pdf|', 'ver `|plano.pdf|`'],
    ['code', 'ver |uno\ndos|', 'ver \n```\n|uno\ndos|\n```'],
    ['link', 'ver |el plano| hoy', 'ver [el plano](|https://|) hoy'],
    ['link', 'ver |https://ejemplo.com/p|', 'ver [|](https://ejemplo.com/p)'],
    ['link', 'ver |', 'ver [](|https://|)'],
    ['mention', 'Lo sabe|', 'Lo sabe @|'],
    ['mention', 'Lo sabe |', 'Lo sabe @|'],
    ['mention', '|', '@|'],
    ['heading', 'uno\nPl|an\ntres', 'uno\n## Plan|\ntres'],
    ['heading', '# Pl|an', 'Plan|'],
    ['heading', '|\nPlan', '## |\nPlan'],
    ['list', 'm|edir\npe|sar\nanotar', '|- medir\n- pesar|\nanotar'],
    ['list', '- m|edir\n- pe|sar', '|medir\npesar|'],
    ['list', '- m|edir\npe|sar', '|- medir\n- pesar|'],
    ['numbered', '|- medir\n- [x] pesar|', '|1. medir\n2. pesar|'],
    ['boxes', '|1. medir\n- pesar|', '|- [ ] medir\n- [ ] pesar|'],
    ['boxes', '|- [x] medir\n- [ ] pesar|', '|medir\npesar|'],
    ['quote', '|dicho\ny hecho|', '|> dicho\n> y hecho|'],
    ['quote', '|> dicho\n>y hecho|', '|dicho\ny hecho|'],
  ])('%s of %j is %j', (by, text, then) => expect(formatted(by, text)).toBe(then));
});

describe('Enter in a list', () => {
  it.each([
    ['- medir|', '- medir\n- |'],
    ['  * medir|', '  * medir\n  * |'],
    ['- me|dir', '- me\n- |dir'],
    ['9. medir|', '9. medir\n10. |'],
    ['1) medir|', '1) medir\n2) |'],
    ['- [x] medir|', '- [x] medir\n- [ ] |'],
    ['> dicho|', '> dicho\n> |'],
    ['uno\n- |', 'uno\n|'],
    ['1. medir\n2. |\ntres', '1. medir\n|\ntres'],
  ])('after %j is %j', (text, then) => {
    const edit = nextItem(read(text));
    expect(edit && written(read(text), edit)).toBe(then);
  });

  it.each(['medir|', '-|', 'uno - dos|', '- |medir|', '3.5 metros|', '|- medir'])(
    'is nothing else in %j',
    (text) => expect(nextItem(read(text))).toBeUndefined(),
  );
});
