import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { htmlOf } from './html.ts';
import { nodeOf } from './parse.ts';
import { markdownOf } from './print.ts';
import { schema } from './schema.ts';
import { textOf } from './text.ts';
import { fragmentOf, nodeInside } from './yjs.ts';

/** One of everything, as we write it. */
const everything = `# Plan de salida

El sitio sale el **martes** a las _7:00_, ~~tarde~~ con \`npm start\`. Coordina [@Mateo Quiroga](persona:7)\\
y se ve en [#Cambiar el DNS](tarea:42) o [aquí](<https://ejemplo.com/a>).

- uno
- dos
  - dentro

* otra lista

3. tres
4. cuatro

- [x] hecho
- [ ] por hacer

> Cita

> [!WARNING]
>
> Con cuidado

<details>
<summary>Ver **más**</summary>

Lo que estaba plegado

</details>

\`\`\`ts
const a = 1;
\`\`\`

| Hora | Paso |
| --- | --- |
| 07:00 | Avisar<br>a todos |

![Un plano](/api/projects/1/documents/2/files/3)

___

\`\`\`tareas
vencidas sin:responsable
\`\`\`
`;

it('writes what it read, sign for sign', () => {
  expect(markdownOf(nodeOf(everything))).toBe(everything);
});

it('reads Markdown as others write it', () => {
  const written = nodeOf(
    'Título\n===\n\n* [ ] uno\n* dos\n\n    código\n\n#### Hondo\n\n***los dos***\n\n[ref]\n\n[ref]: /x',
  );
  expect(markdownOf(written)).toBe(
    '# Título\n\n- [ ] uno\n\n- [ ] dos\n\n  código\n\n### Hondo\n\n**_los dos_**\n\n[ref](</x>)\n',
  );
});

const paragraph = (...content: (string | [string, ...('bold' | 'italic' | 'strike')[]])[]) =>
  schema.nodes.doc.create(null, [
    schema.nodes.paragraph.create(
      null,
      content.map((part) => {
        const [text, ...names] = typeof part === 'string' ? [part] : part;
        return schema.text(
          text,
          names.map((name) => schema.marks[name].create()),
        );
      }),
    ),
  ]);

describe('readable Markdown', () => {
  it.each([
    [paragraph(['Importante: ', 'bold'], 'llamar'), '**Importante:** llamar'],
    [paragraph('Ver', [' los dos ', 'bold', 'italic'], 'planos'), 'Ver **_los dos_** planos'],
    [paragraph(['a ', 'bold'], ['b', 'bold', 'italic'], [' c', 'bold']), '**a _b_ c**'],
    [paragraph(['a ', 'bold'], ['b', 'italic']), '**a** _b_'],
    [paragraph('  Queda así '), 'Queda así'],
    [paragraph('re', ['escribir', 'italic'], 'lo'), 're*escribir*lo'],
    [paragraph('I+D & R&D, AT&T; uno\tdos'), 'I+D & R&D, AT\\&T; uno\tdos'],
  ])('has no letters written by their numbers', (document, markdown) => {
    expect(markdownOf(document)).toBe(`${markdown}\n`);
  });

  it('takes a paragraph of spaces for an empty one', () => {
    expect(markdownOf(paragraph(' \u00a0'))).toBe('');
  });
});

it('leaves an empty document empty', () => {
  expect(markdownOf(nodeOf(''))).toBe('');
  expect(nodeOf(' \n\n').childCount).toBe(1);
});

it('names the sections with what stands below each heading', () => {
  expect(
    textOf(
      nodeOf('antes\n\n# Uno\n\n- a\n- b **c**\n\n## Dos\n\n| x | y |\n| - | - |\n| 1 | [@Ana](persona:1) |'),
    ),
  ).toEqual([
    { heading: '', level: 0, text: 'antes' },
    { heading: 'Uno', level: 1, text: 'a\nb c' },
    { heading: 'Dos', level: 2, text: 'x\ny\n1\n@Ana' },
  ]);
});

const forged = (name: string, attributes: Record<string, unknown>, text = '') => {
  const element = new Y.XmlElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value as string);
  if (text !== '') element.insert(0, [new Y.XmlText(text)]);
  return element;
};

describe('what is hostile', () => {
  const links = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#x0A;script:alert(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:x',
    'file:///etc/passwd',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/&#9;/elsewhere.example',
  ];

  it.each(links)('is no link: %s', (href) => {
    const page = htmlOf(nodeOf(`[pulsa](<${href}>) ![x](<${href}>) <${href}>`));
    expect(page).not.toContain('href');
    expect(page).not.toContain('src');
    expect(page).toContain('pulsa');
  });

  it('stays text where it is HTML', () => {
    const page = htmlOf(
      nodeOf('<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n```"><script>\n<b>\n```'),
    );
    expect(page).not.toMatch(/<(script|img|b)[ >]/);
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('shows a picture only from our own server', () => {
    expect(htmlOf(nodeOf('![mapa](https://elsewhere.example/a.png)'))).toContain(
      '<a href="https://elsewhere',
    );
    expect(htmlOf(nodeOf('![mapa](https://elsewhere.example/a.png)'))).not.toContain('<img');
  });

  it('is left out where it comes forged through Yjs', () => {
    const shared = new Y.Doc();
    const linked = new Y.XmlElement('paragraph');
    const words = new Y.XmlText();
    words.insert(0, 'pulsa', { link: { href: 'javascript:alert(1)' } });
    linked.insert(0, [words]);
    fragmentOf(shared).insert(0, [
      forged('paragraph', {}, 'bueno'),
      forged('script', {}, 'alert(1)'),
      forged('heading', { level: 'x onclick=alert(1)' }, 'título'),
      forged('image', { src: 'https://elsewhere.example/a.png' }),
      forged('callout', { kind: '"><script>' }),
      forged('orderedList', { start: 1e300 }),
      linked,
    ]);
    expect(markdownOf(nodeInside(shared))).toBe('bueno\n');
  });

  it('is read however deep it lies, within what a page can hold', () => {
    expect(() => markdownOf(nodeOf('> '.repeat(5_000) + 'hondo'))).not.toThrow();
    expect(() => markdownOf(nodeOf('['.repeat(20_000)))).not.toThrow();
    expect(() => markdownOf(nodeOf('<details>\n<summary>x</summary>\n'.repeat(2_000)))).not.toThrow();
  });
});
