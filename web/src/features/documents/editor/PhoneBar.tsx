import { schema } from '@cuadrilla/contract/documents/document/schema';
import { AtSign, Bold, Heading2, ListChecks, Plus, Undo2 } from 'lucide-react';
import { toggleMark } from 'prosemirror-commands';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useState } from 'react';
import { undo } from 'y-prosemirror';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { toList, toText } from './block-commands.ts';
import { editorTexts } from './editor.texts.ts';
import styles from './PhoneBar.module.css';

const { nodes, marks } = schema;

/** A sign opens its list only where a word may begin. */
const sign =
  (text: string): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const before = $from.parent.textBetween(0, $from.parentOffset, '\n', ' ');
    dispatch?.(state.tr.insertText(/\S$/.test(before) ? ` ${text}` : text));
    return true;
  };

const tools: [string, typeof Plus, Command][] = [
  [editorTexts.insert, Plus, sign('/')],
  [editorTexts.heading, Heading2, toText(nodes.heading, { level: 2 })],
  [editorTexts.bold, Bold, toggleMark(marks.bold)],
  [editorTexts.check, ListChecks, toList(nodes.checklist)],
  [editorTexts.mention, AtSign, sign('@')],
  [editorTexts.undo, Undo2, (state: EditorState) => undo(state)],
];

/** How much of the window a keyboard on the screen covers. */
function useKeyboardHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const shown = window.visualViewport;
    const look = () => shown && setHeight(Math.max(0, window.innerHeight - shown.height - shown.offsetTop));
    shown?.addEventListener('resize', look);
    shown?.addEventListener('scroll', look);
    return () => {
      shown?.removeEventListener('resize', look);
      shown?.removeEventListener('scroll', look);
    };
  }, []);
  return height;
}

/** On a phone: what a keyboard on the screen has no keys for, above it. */
export function PhoneBar({ view }: { view: EditorView }) {
  const keyboard = useKeyboardHeight();
  return (
    <div
      role="toolbar"
      aria-label={editorTexts.toolbar}
      className={styles.bar}
      style={keyboard > 0 ? { bottom: keyboard } : undefined}
    >
      {tools.map(([label, Icon, command]) => (
        <IconButton
          key={label}
          label={label}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            view.focus();
            command(view.state, view.dispatch, view);
          }}
        >
          <Icon size={19} />
        </IconButton>
      ))}
    </div>
  );
}
