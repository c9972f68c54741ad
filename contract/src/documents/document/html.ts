import type { DOMOutputSpec, Node } from 'prosemirror-model';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const empty = new Set(['br', 'hr', 'img']);

/** The schema says how each thing is drawn; here without a page to draw it on. */
function drawn(spec: DOMOutputSpec, content: string): string {
  if (typeof spec === 'string') return escaped(spec);
  if (!Array.isArray(spec)) return '';
  const [tag, ...parts] = spec as [string, ...unknown[]];
  const attributes = typeof parts[0] === 'object' && !Array.isArray(parts[0]) ? parts.shift() : {};
  const written = Object.entries(attributes as Record<string, unknown>)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');
  if (empty.has(tag)) return `<${tag}${written}>`;
  const inside = parts.map((part) => (part === 0 ? content : drawn(part as DOMOutputSpec, content))).join('');
  return `<${tag}${written}>${inside}</${tag}>`;
}

/** What a document says, as the inside of an HTML page. */
export function htmlOf(node: Node): string {
  if (node.isText) {
    return node.marks.reduceRight(
      (inside, mark) => {
        const spec = mark.type.spec.toDOM?.(mark, true);
        return spec ? drawn(spec, inside) : inside;
      },
      escaped(node.text ?? ''),
    );
  }
  const content = node.children.map(htmlOf).join('');
  return node.type.spec.toDOM ? drawn(node.type.spec.toDOM(node), content) : content;
}
