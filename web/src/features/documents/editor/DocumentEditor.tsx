import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Awareness } from 'y-protocols/awareness';
import type { Doc } from 'yjs';
import { BubbleMenu } from './BubbleMenu.tsx';
import { type Commented, type CommentedPlace, scrollToComment, showComments } from './comment-marks.ts';
import { attributesOf, createView, type Editor } from './create-view.ts';
import styles from './DocumentEditor.module.css';
import type { DocumentLinks } from './document-links.ts';
import { EditorFoot } from './EditorFoot.tsx';
import { FindBar } from './FindBar.tsx';
import { Inside } from './Inside.tsx';
import { LineTools } from './LineTools.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { Suggestions } from './Suggestions.tsx';
import { TableTools } from './TableTools.tsx';
import { textClass } from './text/text-class.ts';
import type { Peer } from './together.ts';

interface Props {
  doc: Doc;
  awareness: Awareness;
  editable: boolean;
  person: Peer;
  /** Of the document. */
  title: string;
  links: DocumentLinks;
  comments: EditorComments;
}

/** What is said of places in the text: whoever shows it says where. */
export interface EditorComments {
  places: readonly CommentedPlace[];
  chosenId: number | undefined;
  onBegin: (commented: Commented) => void;
  onChoose: (threadId: number) => void;
}

/** The text of a document, written in together with whoever else has it open. */
export function DocumentEditor({ doc, awareness, editable, person, title, links, comments }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [isFinding, setFinding] = useState(false);
  const now = useRef({ editable, title, links, person, comments });
  useEffect(() => {
    now.current = { editable, title, links, person, comments };
  });
  useEffect(() => editor?.view.setProps({ editable: () => editable }), [editor, editable]);
  useEffect(() => editor?.view.setProps({ attributes: attributesOf(title) }), [editor, title]);

  // Before anything is painted: what was shown of it until now is gone.
  useLayoutEffect(() => {
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
      onComment: (commented) => now.current.comments.onBegin(commented),
      onThread: (threadId) => now.current.comments.onChoose(threadId),
    });
    setEditor(made);
    return () => {
      setEditor(undefined);
      made.view.destroy();
    };
  }, [doc, awareness]);

  const { places, chosenId, onBegin } = comments;
  useEffect(() => {
    if (editor) showComments(editor.view, { places, chosenId });
  }, [editor, places, chosenId]);
  useEffect(() => {
    if (!editor || chosenId === undefined) return undefined;
    const show = () => scrollToComment(editor.view, chosenId);
    if (show()) return undefined;
    // The text is not here yet, or what is said of it.
    const stop = editor.state.subscribe(() => {
      if (show()) stop();
    });
    return stop;
  }, [editor, chosenId]);

  return (
    <div className={styles.editor}>
      {editor && isFinding && <FindBar {...editor} onClose={() => setFinding(false)} />}
      <div className={styles.frame}>
        <div ref={place} className={textClass} data-editable={editable} />
        {editor && editable && <LineTools view={editor.view} links={links} />}
      </div>
      {editor && (
        <>
          <Inside portals={editor.portals} view={editor.view} links={links} editable={editable} />
          <EditorFoot state={editor.state} onFind={() => setFinding(true)} />
          <BubbleMenu {...editor} links={links} editable={editable} onComment={onBegin} />
          {editable && (
            <>
              <Suggestions {...editor} keys={editor.suggestionKeys} links={links} />
              <TableTools {...editor} />
              <PhoneBar {...editor} />
            </>
          )}
        </>
      )}
    </div>
  );
}
