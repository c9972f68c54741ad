import type { Node } from 'prosemirror-model';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Awareness } from 'y-protocols/awareness';
import type { Doc } from 'yjs';
import { type Store, useStore } from '../../../lib/store.ts';
import { BubbleMenu } from './BubbleMenu.tsx';
import { createView, type Editor } from './create-view.ts';
import styles from './DocumentEditor.module.css';
import type { DocumentLinks } from './document-links.ts';
import { EditorFoot } from './EditorFoot.tsx';
import { FindBar } from './FindBar.tsx';
import { LineTools } from './LineTools.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { Suggestions } from './Suggestions.tsx';
import type { Portal } from './node-views.ts';
import { TableTools } from './TableTools.tsx';
import type { Peer } from './together.ts';

interface Props {
  doc: Doc;
  awareness: Awareness;
  editable: boolean;
  person: Peer;
  /** Of the document. */
  title: string;
  links: DocumentLinks;
}

/** The text of a document, written in together with whoever else has it open. */
export function DocumentEditor({ doc, awareness, editable, person, title, links }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [isFinding, setFinding] = useState(false);
  const now = useRef({ editable, title, links, person });
  useEffect(() => {
    now.current = { editable, title, links, person };
    editor?.view.setProps({ editable: () => editable });
  });

  useEffect(() => {
    if (!place.current) return undefined;
    const { title: called, links: known, person: oneself } = now.current;
    const made = createView(place.current, {
      doc,
      awareness,
      person: oneself,
      title: called,
      links: known,
      isEditable: () => now.current.editable,
      onFind: () => setFinding(true),
    });
    setEditor(made);
    return () => {
      setEditor(undefined);
      made.view.destroy();
    };
  }, [doc, awareness]);

  return (
    <div className={styles.editor}>
      {editor && isFinding && <FindBar {...editor} onClose={() => setFinding(false)} />}
      <div className={styles.frame}>
        <div ref={place} className={styles.text} data-editable={editable} />
        {editor && editable && <LineTools view={editor.view} links={links} />}
      </div>
      {editor && (
        <>
          <Inside portals={editor.portals} editor={editor} links={links} editable={editable} />
          <EditorFoot state={editor.state} onFind={() => setFinding(true)} />
          {editable && (
            <>
              <Suggestions {...editor} keys={editor.suggestionKeys} links={links} />
              <BubbleMenu {...editor} links={links} />
              <TableTools {...editor} />
              <PhoneBar {...editor} />
            </>
          )}
        </>
      )}
    </div>
  );
}

interface InsideProps {
  portals: Store<readonly Portal[]>;
  editor: Editor;
  links: DocumentLinks;
  editable: boolean;
}

/** What React draws inside the text. */
function Inside({ portals, editor, links, editable }: InsideProps) {
  const change = (node: Node) => (query: string) => {
    editor.view.state.doc.descendants((each, at) => {
      if (each === node) editor.view.dispatch(editor.view.state.tr.setNodeAttribute(at, 'query', query));
      return !each.isTextblock;
    });
  };
  const shown = useStore(portals);
  const tasks = shown.filter(({ node }) => node.type.name === 'task');
  const all = [...new Set(tasks.map(({ node }) => Number(node.attrs['id'])))].toSorted((a, b) => a - b);
  return shown.map(({ key, place, node }) =>
    createPortal(
      node.type.name === 'task' ? (
        <links.Task all={all} id={Number(node.attrs['id'])} name={String(node.attrs['name'])} />
      ) : (
        <links.TaskList query={String(node.attrs['query'])} onChange={editable ? change(node) : undefined} />
      ),
      place,
      key,
    ),
  );
}
