import type { Node } from 'prosemirror-model';
import { EditorState, type Plugin } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useLayoutEffect, useRef, useState } from 'react';
import { createStore, type Store } from '../../../lib/store.ts';
import type { DocumentLinks } from './document-links.ts';
import { editorTexts } from './editor.texts.ts';
import { Inside } from './Inside.tsx';
import { nodeViews, type Portal } from './node-views.ts';
import { textClass } from './text/text-class.ts';

interface Props {
  text: Node;
  /** The same each time: they are those of the text as it is first shown. */
  plugins: readonly Plugin[];
  title: string;
  links: DocumentLinks;
}

interface Reader {
  view: EditorView;
  portals: Store<readonly Portal[]>;
}

/** A text as the editor shows it, to be read. */
export function ReadOnlyText({ text, plugins, title, links }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [reader, setReader] = useState<Reader>();
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const made = createReader(place.current, text, plugins, title);
    setReader(made);
    return () => {
      setReader(undefined);
      made.view.destroy();
    };
  }, [text, plugins, title]);
  return (
    <>
      <div ref={place} className={textClass} />
      {reader && <Inside {...reader} links={links} editable={false} />}
    </>
  );
}

function createReader(place: HTMLElement, doc: Node, plugins: readonly Plugin[], title: string): Reader {
  const portals = createStore<readonly Portal[]>([]);
  const view = new EditorView(
    { mount: place },
    {
      state: EditorState.create({ doc, plugins }),
      editable: () => false,
      nodeViews: nodeViews(portals),
      attributes: { role: 'document', 'aria-label': editorTexts.label(title), tabindex: '0' },
    },
  );
  return { view, portals };
}
