import { diff, type Diffed } from '@cuadrilla/contract/document/diff';
import { nodeOf } from '@cuadrilla/contract/document/parse';
import { EditorState, Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { createStore, type Store } from '../../../lib/store.ts';
import type { DocumentLinks } from './document-links.ts';
import { editorTexts } from './editor.texts.ts';
import { highlight } from './highlight.ts';
import { Inside } from './Inside.tsx';
import { nodeViews, type Portal } from './node-views.ts';
import { textClass } from './text/text-class.ts';

interface Props {
  /** Both in Markdown. */
  before: string;
  text: string;
  title: string;
  links: DocumentLinks;
}

/** What a version says, with what was added to and taken from the one before. */
export function VersionText({ before, text, title, links }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [reader, setReader] = useState<Reader>();
  useEffect(() => {
    if (!place.current) return undefined;
    const made = createReader(place.current, diff(nodeOf(before), nodeOf(text)), title);
    setReader(made);
    return () => {
      setReader(undefined);
      made.view.destroy();
    };
  }, [before, text, title]);
  return (
    <>
      <div ref={place} className={textClass} />
      {reader && <Inside {...reader} links={links} editable={false} />}
    </>
  );
}

interface Reader {
  view: EditorView;
  portals: Store<readonly Portal[]>;
}

function createReader(place: HTMLElement, { doc, differences }: Diffed, title: string): Reader {
  const portals = createStore<readonly Portal[]>([]);
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
  const view = new EditorView(
    { mount: place },
    {
      state: EditorState.create({
        doc,
        plugins: [new Plugin({ props: { decorations: () => marked } }), highlight()],
      }),
      editable: () => false,
      nodeViews: nodeViews(portals),
      attributes: { role: 'document', 'aria-label': editorTexts.label(title), tabindex: '0' },
    },
  );
  return { view, portals };
}

/** Colours and lines say nothing to who does not see them. */
function told(words: string): HTMLElement {
  const hidden = document.createElement('span');
  hidden.className = 'unseen';
  hidden.textContent = words;
  return hidden;
}
