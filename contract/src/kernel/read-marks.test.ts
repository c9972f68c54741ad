import { expect, it } from 'vitest';
import { type Marked, readMarks } from './read-marks.ts';

/** As `tag(what is in it)`, with the words in quotes. */
const told = (all: readonly Marked[]): string =>
  all
    .filter(({ token }) => token.type !== 'text' || token.content !== '')
    .map(({ token, inside, checked }) => {
      const box = checked === undefined ? '' : checked ? '[x]' : '[ ]';
      if (token.type === 'inline' || token.hidden) return told(inside);
      if (token.type === 'text') return `«${token.content}»`;
      return `${token.tag}${box}(${told(inside) || token.content})`;
    })
    .join(' ');

it.each([
  ['**Cláusula 7:** dos', 'p(strong(«Cláusula 7:») « dos»)'],
  ['uno\ndos', 'p(«uno» br() «dos»)'],
  ['Faltan:\n- medir\n- pesar', 'p(«Faltan:») ul(li(«medir») li(«pesar»))'],
  ['- [x] medir\n- [ ] **pesar**\n- anotar', 'ul(li[x](«medir») li[ ](strong(«pesar»)) li(«anotar»))'],
  ['1. medir\n   - con metro', 'ol(li(«medir» ul(li(«con metro»))))'],
  ['## Plan', 'h2(«Plan»)'],
  ['Plan\n===', 'p(«Plan» br() «===»)'],
  ['    con sangría', 'p(«con sangría»)'],
  ['[el plano](https://ejemplo.com)', 'p(a(«el plano»))'],
  ['[el plano](javascript:alert(1))', 'p(«[el plano](javascript:alert(1))»)'],
  ['![foto](data:text/html,x)', 'p(«![foto](data:text/html,x)»)'],
  ['<b onclick=x>no</b> &amp;', 'p(«<b onclick=x>no</b> &amp;»)'],
  ['[el plano]\n\n[el plano]: https://ejemplo.com', 'p(«[el plano]») p(«[el plano]: https://ejemplo.com»)'],
  ['`a*b*c` y nombre_de_archivo', 'p(code(a*b*c) « y nombre_de_archivo»)'],
  ['| a | b |\n|---|---|\n| 1 | 2 |', 'table(thead(tr(th(«a») th(«b»))) tbody(tr(td(«1») td(«2»))))'],
])('%j is read as %s', (text, marks) => expect(told(readMarks(text))).toBe(marks));
