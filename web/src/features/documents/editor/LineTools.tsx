import { schema } from '@cuadrilla/contract/documents/document/schema';
import { GripVertical, SquareCheck } from 'lucide-react';
import type { Node } from 'prosemirror-model';
import { NodeSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type DragEvent, useEffect, useState } from 'react';
import { wholeAround } from './block-commands.ts';
import type { DocumentLinks } from './document-links.ts';
import { editorTexts } from './editor.texts.ts';
import styles from './LineTools.module.css';
import { lineToTask } from './to-task.ts';

interface Line {
  /** Of what moves as one. */
  from: number;
  /** The line of text, if it is one: the document may have changed since. */
  text: Node | undefined;
  top: number;
  height: number;
}

/** For the pointer: a handle to drag the block it is over, and a way to make its line a task. Keys have their own. */
export function LineTools({ view, links }: { view: EditorView; links: DocumentLinks }) {
  const [line, setLine] = useState<Line>();
  useEffect(() => {
    const frame = view.dom.parentElement;
    const look = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.buttons > 0 || !view.editable) return;
      const found = lineAt(view, event.clientY);
      setLine((before) => (before?.from === found?.from && before?.text === found?.text ? before : found));
    };
    const leave = () => setLine(undefined);
    frame?.addEventListener('pointermove', look, { passive: true });
    frame?.addEventListener('pointerleave', leave);
    view.dom.addEventListener('keydown', leave);
    return () => {
      frame?.removeEventListener('pointermove', look);
      frame?.removeEventListener('pointerleave', leave);
      view.dom.removeEventListener('keydown', leave);
    };
  }, [view]);
  if (!line) return null;
  const node = line.text;
  const canBeTask =
    node?.type === schema.nodes.paragraph &&
    node.textContent.trim() !== '' &&
    !node.children.some(({ type }) => type === schema.nodes.task);
  return (
    <div className={styles.tools} style={{ top: line.top, height: line.height }}>
      <span
        draggable
        role="presentation"
        title={editorTexts.move}
        className={styles.grip}
        onDragStart={(event) => startDrag(view, line.from, event)}
      >
        <GripVertical size={16} />
      </span>
      {canBeTask && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.task}
          onClick={() => {
            setLine(undefined);
            void lineToTask(view, links, node);
          }}
        >
          <SquareCheck size={14} aria-hidden="true" />
          {editorTexts.toTask}
        </button>
      )}
    </div>
  );
}

function lineAt(view: EditorView, y: number): Line | undefined {
  const box = view.dom.getBoundingClientRect();
  const at = view.posAtCoords({ left: box.left + Math.min(80, box.width / 2), top: y });
  if (!at) return undefined;
  const $at = view.state.doc.resolve(Math.min(at.pos, view.state.doc.content.size));
  const whole = wholeAround($at);
  const shown = whole && view.nodeDOM(whole.from);
  if (!whole || !(shown instanceof HTMLElement)) return undefined;
  const isText = $at.parent.isTextblock;
  const text = isText ? view.domAtPos($at.start()).node : shown;
  const element = text instanceof HTMLElement ? text : (text.parentElement ?? shown);
  const { top, height } = element.getBoundingClientRect();
  return {
    from: whole.from,
    text: isText ? $at.parent : undefined,
    top: top - box.top + view.dom.offsetTop,
    height,
  };
}

function startDrag(view: EditorView, from: number, { dataTransfer }: DragEvent): void {
  const selection = NodeSelection.create(view.state.doc, from);
  view.dispatch(view.state.tr.setSelection(selection));
  const slice = selection.content();
  const { dom, text } = view.serializeForClipboard(slice);
  dataTransfer.clearData();
  dataTransfer.setData('text/html', dom.innerHTML);
  dataTransfer.setData('text/plain', text);
  dataTransfer.effectAllowed = 'copyMove';
  const shown = view.nodeDOM(from);
  if (shown instanceof HTMLElement) dataTransfer.setDragImage(shown, 0, 0);
  view.dragging = { slice, move: true };
}
