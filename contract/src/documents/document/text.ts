import type { Node } from 'prosemirror-model';

/** A heading and what stands below it, up to the next; what stands before the first has no heading. */
export interface Section {
  heading: string;
  /** 0 where there is no heading. */
  level: number;
  text: string;
}

/** What a document says, without any of how: its sections, for searching, counting and outlines. */
export function textOf(document: Node): Section[] {
  const sections: (Section & { lines: string[] })[] = [{ heading: '', level: 0, text: '', lines: [] }];
  document.descendants((node) => {
    if (!node.isTextblock) return true;
    const text = node.textBetween(0, node.content.size, '\n');
    if (node.type.name === 'heading')
      sections.push({ heading: text, level: node.attrs.level, text: '', lines: [] });
    else if (text !== '') sections.at(-1)?.lines.push(text);
    return false;
  });
  return sections
    .map(({ lines, ...section }) => ({ ...section, text: lines.join('\n') }))
    .filter(({ level, text }) => level > 0 || text !== '');
}
