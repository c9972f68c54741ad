import { schema } from '@cuadrilla/contract/documents/document/schema';
import {
  Bold,
  Code,
  Heading2,
  Italic,
  Link2,
  ListTodo,
  MessageSquarePlus,
  Strikethrough,
} from 'lucide-react';
import { toggleMark } from 'prosemirror-commands';
import type { MarkType } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Store } from '../../../lib/store.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { toText } from './block-commands.ts';
import styles from './BubbleMenu.module.css';
import { type Commented, commentedIn } from './comment-marks.ts';
import type { DocumentLinks } from './document-links.ts';
import { editorTexts } from './editor.texts.ts';
import { useBeside } from './floating.ts';
import { LinkForm } from './LinkForm.tsx';
import { linesToTasks } from './to-task.ts';
import { useEditorPart } from './use-editor-part.ts';

interface Props {
  view: EditorView;
  state: Store<EditorState>;
  links: DocumentLinks;
  editable: boolean;
  onComment: (commented: Commented) => void;
}

const { marks, nodes } = schema;

const formats: [string, string, MarkType, typeof Bold][] = [
  [editorTexts.bold, 'Control+B', marks.bold, Bold],
  [editorTexts.italic, 'Control+I', marks.italic, Italic],
  [editorTexts.strike, 'Control+Shift+X', marks.strike, Strikethrough],
  [editorTexts.code, 'Control+E', marks.code, Code],
];

/** Where some text is selected; code has no formats. */
function withSelection(state: EditorState): EditorState | undefined {
  const { selection } = state;
  const isText = selection instanceof TextSelection && !selection.empty;
  return isText && !selection.$from.parent.type.spec.code ? state : undefined;
}

/** What can be done with a selected text: above it; Alt + F10 leads there from the keyboard, Escape back. */
export function BubbleMenu({ view, state, links, editable, onComment }: Props) {
  const shown = useEditorPart(state, withSelection);
  const [isLinking, setLinking] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const place = shown && { from: shown.selection.from, to: shown.selection.to };
  useBeside(ref, view, place, 'above');
  if (!shown || !place) {
    if (isLinking) setLinking(false);
    return null;
  }
  const has = (mark: MarkType) => shown.doc.rangeHasMark(place.from, place.to, mark);
  const run = (command: Command) => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const comment = () => {
    const commented = commentedIn(view.state);
    if (!commented) return;
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, place.to)));
    onComment(commented);
  };
  const back = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      setLinking(false);
      view.focus();
    }
    const by = ({ ArrowRight: 1, ArrowLeft: -1 } as const)[event.key as 'ArrowRight'];
    if (!by || isLinking) return;
    const buttons = [...(ref.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(at + by + buttons.length) % buttons.length]?.focus();
  };
  return (
    <div
      ref={ref}
      role="toolbar"
      tabIndex={-1}
      aria-label={editorTexts.toolbar}
      data-bubble=""
      className={styles.bubble}
      onKeyDown={back}
      onPointerDown={(event) => !isLinking && event.preventDefault()}
    >
      {isLinking ? (
        <LinkForm
          href={hrefIn(view.state)}
          onSet={(href) => {
            run(linkBetween(place, href));
            setLinking(false);
          }}
        />
      ) : (
        <>
          {editable && (
            <FormatButtons
              has={has}
              run={run}
              onLink={() => setLinking(true)}
              onTasks={() => void linesToTasks(view, links)}
            />
          )}
          <IconButton
            size="small"
            label={editorTexts.comment}
            aria-keyshortcuts="Control+Alt+M"
            onClick={comment}
          >
            <MessageSquarePlus size={16} />
          </IconButton>
        </>
      )}
    </div>
  );
}

/** Another link for that text, or none. */
const linkBetween =
  ({ from, to }: { from: number; to: number }, href: string): Command =>
  (before, dispatch) => {
    const tr = before.tr.removeMark(from, to, marks.link);
    dispatch?.(href === '' ? tr : tr.addMark(from, to, marks.link.create({ href })));
    return true;
  };

interface FormatProps {
  has: (mark: MarkType) => boolean;
  run: (command: Command) => void;
  onLink: () => void;
  onTasks: () => void;
}

const FormatButtons = ({ has, run, onLink, onTasks }: FormatProps) => (
  <>
    {formats.map(([label, keys, mark, Icon]) => (
      <IconButton
        key={label}
        size="small"
        label={label}
        aria-keyshortcuts={keys}
        aria-pressed={has(mark)}
        onClick={() => run(toggleMark(mark))}
      >
        <Icon size={16} />
      </IconButton>
    ))}
    <IconButton
      size="small"
      label={editorTexts.heading}
      onClick={() => run(toText(nodes.heading, { level: 2 }))}
    >
      <Heading2 size={16} />
    </IconButton>
    <IconButton size="small" label={editorTexts.link} aria-pressed={has(marks.link)} onClick={onLink}>
      <Link2 size={16} />
    </IconButton>
    <IconButton size="small" label={editorTexts.toTasks} onClick={onTasks}>
      <ListTodo size={16} />
    </IconButton>
  </>
);

const hrefIn = ({ selection }: EditorState): string =>
  String(marks.link.isInSet(selection.$from.marksAcross(selection.$to) ?? [])?.attrs['href'] ?? '');
