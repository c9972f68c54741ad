import { schema } from '@cuadrilla/contract/documents/document/schema';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useRef } from 'react';
import type { Store } from '../../../lib/store.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { depthOf } from './block-commands.ts';
import { editorTexts } from './editor.texts.ts';
import { useBeside } from './floating.ts';
import { addColumn, addRow, deleteTable, removeColumn, removeRow } from './table-commands.ts';
import styles from './TableTools.module.css';
import { useEditorPart } from './use-editor-part.ts';

const tools: [string, Command][] = [
  [editorTexts.addRow, addRow],
  [editorTexts.addColumn, addColumn],
  [editorTexts.removeRow, removeRow],
  [editorTexts.removeColumn, removeColumn],
  [editorTexts.deleteTable, deleteTable],
];

const tableDepth = ({ selection: { $from, empty } }: EditorState): number | undefined =>
  empty ? depthOf($from, [schema.nodes.table]) : undefined;

const inTable = (state: EditorState): EditorState | undefined =>
  tableDepth(state) === undefined ? undefined : state;

/** Below the table that the caret is in. */
export function TableTools({ view, state }: { view: EditorView; state: Store<EditorState> }) {
  const shown = useEditorPart(state, inTable);
  const ref = useRef<HTMLDivElement>(null);
  const depth = shown && tableDepth(shown);
  const { $from } = shown?.selection ?? {};
  const place =
    depth === undefined || !$from ? undefined : { from: $from.start(depth) + 2, to: $from.end(depth) - 2 };
  useBeside(ref, view, place, 'below');
  if (!place) return null;
  return (
    <div ref={ref} role="toolbar" aria-label={editorTexts.table} className={styles.tools}>
      {tools.map(([label, command]) => (
        <Button
          key={label}
          size="small"
          look="ghost"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            command(view.state, view.dispatch, view);
            view.focus();
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
