import { diff, type Diffed } from '@cuadrilla/contract/documents/document/diff';
import { nodeOf } from '@cuadrilla/contract/documents/document/parse';
import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { useMemo } from 'react';
import type { DocumentLinks } from './document-links.ts';
import { editorTexts } from './editor.texts.ts';
import { highlight } from './highlight.ts';
import { ReadOnlyText } from './ReadOnlyText.tsx';

interface Props {
  /** Both in Markdown. */
  before: string;
  text: string;
  title: string;
  links: DocumentLinks;
}

/** What a version says, with what was added to and taken from the one before. */
export function VersionText({ before, text, title, links }: Props) {
  const { doc, plugins } = useMemo(() => {
    const diffed = diff(nodeOf(before), nodeOf(text));
    return { doc: diffed.doc, plugins: [marking(diffed), highlight()] };
  }, [before, text]);
  return <ReadOnlyText text={doc} plugins={plugins} title={title} links={links} />;
}

function marking({ doc, differences }: Diffed): Plugin {
  const marked = DecorationSet.create(
    doc,
    differences.flatMap(({ kind, whole, from, to }) =>
      whole
        ? [Decoration.node(from, to, { 'data-difference': kind })]
        : [
            Decoration.inline(from, to, { nodeName: kind === 'added' ? 'ins' : 'del' }),
            Decoration.widget(from, () => told(editorTexts.differences[kind]), { side: 0, marks: [] }),
          ],
    ),
  );
  return new Plugin({ props: { decorations: () => marked } });
}

/** Colours and lines say nothing to who does not see them. */
function told(words: string): HTMLElement {
  const hidden = document.createElement('span');
  hidden.className = 'unseen';
  hidden.textContent = words;
  return hidden;
}
